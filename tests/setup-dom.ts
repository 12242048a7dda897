import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { preloadSelect } from '@evenkeel/ui/select'
import { preloadToasts } from '@evenkeel/widgets/shared/toasts.tsx'
import { mendJsdom } from './jsdom-overlays.ts'
import { patienceMs } from './support/patience.ts'

// What a screen comes to can take long on a busy machine; the library alone waits for a second.
configure({ asyncUtilTimeout: patienceMs })

// A part that is gone may still be told something, such as the answer of a slow call, while the next file's document is
// being made. React drops it, but reads `window.event` first. Such news is no failure, so there is a bare `window` behind
// the document's own.
const behind: object = Object.getPrototypeOf(globalThis)
Reflect.deleteProperty(behind, 'window')

// A test may ask for plain Node (`@vitest-environment node`): it then has no document to prepare.
if (typeof document !== 'undefined') {
  mendJsdom()
  Object.defineProperty(behind, 'window', { configurable: true, value: {} })
  // Tests press a select and read its list at once, and toasts, as on a page that has been open for a while.
  await Promise.all([preloadSelect(), preloadToasts()])
}

afterEach(() => cleanup())
