import { csharp } from './csharp'
import { go } from './go'
import { java } from './java'
import { javascript } from './javascript'
import type { Language } from './language'
import { c, cpp } from './native'
import { php } from './php'
import { python } from './python'
import { r } from './r'
import { rust } from './rust'

/** How to build and run each language of content/examples, fastest builds first. */
export const ADAPTERS: ReadonlyMap<string, Language> = new Map(
  Object.entries({ php, javascript, python, r, csharp, java, go, rust, c, cpp }),
)
