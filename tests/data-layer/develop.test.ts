import { afterAll, beforeAll } from 'vitest'
import { copySite, develop, type Develop } from '../support/site-copy'
import { developErrors } from './develop-errors'
import { siteGraphql } from './site-graphql'

// one server for both, because it takes a minute or two to start
let folder: string
let site: Develop

beforeAll(async () => {
  folder = copySite('develop')
  site = await develop(folder)
})
afterAll(() => {
  site.stop()
})

// first, because the other tests change the content
siteGraphql(() => site)
developErrors(() => ({ site, folder }))
