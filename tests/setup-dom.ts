import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// A test may ask for plain Node (`@vitest-environment node`): it then has no document to mend.
if (typeof document !== 'undefined') await import('./jsdom-overlays.ts')

afterEach(() => cleanup())
