/**
 * Layers of the code under src, from the lowest to the highest. A module may import from its own group and from lower
 * layers; groups of one layer know nothing of each other. Tests and tools may import from everywhere.
 */
export const LAYERS = [
  [['base']],
  [['sql'], ['search'], ['dashboard'], ['styles'], ['service-worker']],
  [['records'], ['hosting']],
  [['content']],
  [['markdown']],
  // what runs in browsers is independent of what runs in a build, and vice versa
  [
    ['client', 'components', 'inline', 'live', 'gatsby-internals/client'],
    ['data-layer', 'gatsby-internals/bundles', 'gatsby-internals/html'],
  ],
  [['templates', 'pages']],
]

const path = (name) => `./src/${name}`

/** Zones for `import/no-restricted-paths`: for each folder, those that it must not import from. */
export const zones = [
  { target: './src', from: './tools', message: 'Tools use src, not the other way around.' },
  ...LAYERS.flatMap((groups, layer) =>
    groups.flatMap((group) => {
      const others = groups.filter((one) => one !== group).flat()
      const above = LAYERS.slice(layer + 1).flat(2)
      return group.map((name) => ({
        target: path(name),
        from: [...others, ...above].map(path),
        message:
          'A module can import only from lower layers (tools/eslint/layers.mjs): move the shared code to a lower layer.',
      }))
    }),
  ),
]
