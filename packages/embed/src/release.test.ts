import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { release } from './release.ts'

it('is the version of the package', () => {
  expect(release).toBe(manifest.version)
})
