import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { edgeTestFiles } from './edge-tests.mjs'
import { root } from './root.mjs'

it('every test that is listed for workerd is there, once', () => {
  const paths = edgeTestFiles()
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(paths).toEqual([...new Set(paths)])
})

it('the edge has tests for itself, and each call is made there', () => {
  const paths = edgeTestFiles()
  expect(paths.filter((path) => path.endsWith('.edge.test.ts')).length).toBeGreaterThan(5)
  expect(paths).toContain('apps/api/testing/every-call/every-call.test.ts')
})
