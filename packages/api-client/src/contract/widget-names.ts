/** The widgets that can be shown on other people's pages. Without schemas, so that the loader on those pages stays small. */
export const widgetNames = [
  'cash-flow-chart',
  'net-worth',
  'recurring',
  'budget-modal',
  'spending-chart',
  'accounts',
  'account-modal',
  'link-accounts',
  'next-steps',
  'goals',
  'transactions',
  'retirement-calculator',
  'debt-wizard',
] as const
export type WidgetName = (typeof widgetNames)[number]

/** Whether a value is the name of a widget. */
export const isWidgetName = (value: unknown): value is WidgetName => widgetNames.some((name) => name === value)
