import { expect, it } from 'vitest'
import { fetchedAhead } from './fetched-ahead'

const at = (path: string) => `http://localhost:8000${path}`

it('knows the files of the page itself from those of others', () => {
  const others = [
    at('/page-data/docs/quick-start/page-data.json'),
    at('/component---src-templates-home-tsx-12b8123e4e504a8eafa8.js'),
    at('/component---src-templates-home-tsx.b17f8405.css'),
  ]
  const own = [
    at('/page-data/docs/page-data.json'),
    at('/page-data/app-data.json'),
    at('/component---src-templates-doc-page-tsx-82421000d7f193ef4f63.js'),
    at('/app-037805b13c01bd1c5a5f.js'),
    at('/component---src-templates-doc-page-tsx.513c8c27.css'),
    at('/app.8360923d.css'),
  ]
  expect(fetchedAhead('/docs/', 'doc-page', [...own, ...others])).toEqual(others)
})

it('knows the names that Gatsby gives to the home page and the 404 page', () => {
  expect(fetchedAhead('/', 'home', [at('/page-data/index/page-data.json')])).toEqual([])
  expect(fetchedAhead('/nowhere/', '404', [at('/page-data/404.html/page-data.json')])).toEqual([])
  expect(fetchedAhead('/docs/', 'doc-page', [at('/page-data/404.html/page-data.json')])).toHaveLength(1)
})
