import type { HostTheme } from '@evenkeel/ui/tokens'

/** What a page can set on a widget's element. All of it is optional. */
export interface WidgetOptions {
  readonly theme: HostTheme
}

const toText = (text: string) => text
const toNumber = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text))
const toScheme = (text: string) => (text === 'light' || text === 'dark' || text === 'auto' ? text : undefined)

/** The one table from attribute to option. An attribute that cannot be read counts as absent. */
const themeAttributes = {
  'color-accent': ['colorAccent', toText],
  'color-surface': ['colorSurface', toText],
  'color-text': ['colorText', toText],
  'font-family': ['fontFamily', toText],
  'font-size-base': ['fontSizeBase', toNumber],
  radius: ['radius', toNumber],
  scheme: ['scheme', toScheme],
} as const satisfies Record<string, readonly [keyof HostTheme, (text: string) => unknown]>

export const observedAttributes = Object.keys(themeAttributes)

/** Reads the options of an element: `<evenkeel-cash-flow-chart color-accent="#1F5A41" radius="4">`. */
export function optionsOf(element: Pick<Element, 'getAttribute'>): WidgetOptions {
  const entries = Object.entries(themeAttributes).flatMap(([attribute, [option, read]]) => {
    const text = element.getAttribute(attribute)
    const value = text === null ? undefined : read(text)
    return value === undefined ? [] : [[option, value] as const]
  })
  return { theme: Object.fromEntries(entries) }
}
