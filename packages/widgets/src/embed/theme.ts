import { applyHostTheme } from '@evenkeel/ui/tokens'
import type { WidgetOptions } from './options.ts'

/** Keeps the host page's theme on a widget's surface, through changes of its options and of the system's colours. */
export function createTheme(surface: HTMLElement, options: WidgetOptions) {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const warned = new Set<string>()
  let { theme } = options

  const warn = (message: string) => {
    if (warned.has(message)) return
    warned.add(message)
    globalThis.console.warn(message)
  }
  const apply = () => applyHostTheme(surface, theme, { prefersDark: system.matches, warn })
  system.addEventListener('change', apply)
  apply()
  return {
    update(next: WidgetOptions) {
      theme = next.theme
      apply()
    },
    stop: () => system.removeEventListener('change', apply),
  }
}
