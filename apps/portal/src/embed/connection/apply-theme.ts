import type { FrameOptions } from '@evenkeel/embed/protocol'
import { applyHostTheme } from '@evenkeel/ui/tokens'

/** Sets the colors, fonts, and shapes of the page, without a word about a refused value: the loader has said it to the page. */
export function applyTheme(options: FrameOptions): void {
  const theme = { ...options, elevation: options.elevation ?? 0 }
  applyHostTheme(document.documentElement, theme, { prefersDark: options.scheme === 'dark', warn: () => undefined })
}
