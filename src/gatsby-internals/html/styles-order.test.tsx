import { expect, it } from 'vitest'
import { inOrderOfNavigation } from './styles-order'

const styles = (name: string) => <style key={name} data-href={`/${name}.css`} />

it('reverses the inlined stylesheets, and leaves everything else where it is', () => {
  const meta = <meta key="charset" charSet="utf-8" />
  const image = <style key="image">{'.image {}'}</style>
  const [template, shared, app] = ['template', 'shared', 'app'].map(styles)
  expect(inOrderOfNavigation([meta, template, image, shared, null, app])).toEqual([
    meta,
    app,
    image,
    shared,
    null,
    template,
  ])
})
