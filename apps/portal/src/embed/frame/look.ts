import type { FrameOptions } from '@evenkeel/embed/protocol'

type ApplyTheme = (options: FrameOptions) => void
export type LoadTheme = () => Promise<ApplyTheme>

/** Options that need no theme. */
const plain = ['scheme', 'locale', 'namesLocale', 'size', 'headingLevel', 'print', 'hasStage', 'density']

let wanted: FrameOptions | null = null
let theme: Promise<ApplyTheme> | null = null

/**
 * Dresses the frame as its page wants: scheme, heading level, and whether it is printed; colors, fonts, and shapes too, if the page
 * sets any. Every value is checked again.
 */
export function applyLook(options: FrameOptions, loadTheme: LoadTheme): void {
  const root = document.documentElement
  wanted = options
  root.dataset['theme'] = options.scheme === 'dark' ? 'dark' : 'light'
  root.dataset['print'] = options.print
  root.dataset['density'] = options.density ?? 'normal'
  const level = Math.min(6, Math.max(1, Math.round(options.headingLevel) || 2))
  document.querySelector('[role="heading"]')?.setAttribute('aria-level', String(level))
  if (theme === null && Object.keys(options).every((name) => plain.includes(name))) {
    root.style.setProperty('--shadow-1', 'none')
    return
  }
  theme ??= loadTheme()
  theme.then(
    (apply) => wanted !== null && apply(wanted),
    () => {
      theme = null
    },
  )
}
