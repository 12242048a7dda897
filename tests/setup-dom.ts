import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { mendJsdom } from './jsdom-overlays.ts'

// A test may ask for plain Node (`@vitest-environment node`): it then has no document to mend.
if (typeof document !== 'undefined') mendJsdom()

afterEach(() => cleanup())
