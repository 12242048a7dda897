import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { preloadSelect } from '@evenkeel/ui/select'
import { preloadToasts } from '@evenkeel/widgets/shared/toasts.tsx'
import { mendJsdom } from './jsdom-overlays.ts'
import { patienceMs } from './support/patience.ts'

// What a screen comes to can take long on a busy machine; the library alone waits for a second.
configure({ asyncUtilTimeout: patienceMs })

// A test may ask for plain Node (`@vitest-environment node`): it then has no document to prepare.
if (typeof document !== 'undefined') {
  mendJsdom()
  // Tests press a select and read its list at once, and toasts, as on a page that has been open for a while.
  await Promise.all([preloadSelect(), preloadToasts()])
}

afterEach(() => cleanup())
