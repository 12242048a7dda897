import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'

/** Returns the name of a widget's frame for people who hear the page: that of its element in words, `Cash flow`. */
export function widgetTitle(name: WidgetName): string {
  if (name === 'budget-modal') return 'Budgets'
  const words = name.replace(/-chart|-modal/, '').replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
