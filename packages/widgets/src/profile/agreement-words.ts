import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { WidgetAgreement } from '@evenkeel/api-client/contract/widget-grants'
import { language } from '@evenkeel/engine'
import { widgetWords } from '../shared/widget-words.ts'
import * as words from '../words/agreements.generated.ts'

const list = new Intl.ListFormat(language)

/** Returns the names of an agreement's widgets: 'Budgets, Cash flow, and My goals'. */
export const widgetList = (widgets: readonly WidgetName[]): string =>
  list.format(widgets.map((widget) => widgetWords(widget).name))

/** Returns how often an agreement was used: '14 reads and 1 change in the last 30 days'. */
export const usageText = ({ readsIn30Days, changesIn30Days }: WidgetAgreement): string =>
  words.usage({ reads: readsIn30Days, changes: changesIn30Days })

/** Returns in which browser the widgets are connected; null if that is unknown. */
export function browserText({ isThisBrowser, isOwnComputer }: WidgetAgreement): string | null {
  const browser = isThisBrowser ? words.thisBrowser() : words.otherBrowser()
  const texts = [...(isThisBrowser === null ? [] : [browser]), ...(isOwnComputer ? [] : [words.sharedComputer()])]
  return texts.join(' ') || null
}
