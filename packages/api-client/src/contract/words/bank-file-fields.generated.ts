// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** None */
export const noColumn = /* @__PURE__ */ createMessage('None')

/** Date */
export const date = /* @__PURE__ */ createMessage('Date')

/** Description */
export const description = /* @__PURE__ */ createMessage('Description')

/** Amounts */
export const amounts = /* @__PURE__ */ createMessage('Amounts')

/** One column, plus and minus */
export const oneColumn = /* @__PURE__ */ createMessage('One column, plus and minus')

/** Two columns, money out and money in */
export const twoColumns = /* @__PURE__ */ createMessage('Two columns, money out and money in')

/** Amount */
export const amount = /* @__PURE__ */ createMessage('Amount')

/** Money out */
export const moneyOut = /* @__PURE__ */ createMessage('Money out')

/** Money in */
export const moneyIn = /* @__PURE__ */ createMessage('Money in')

/** Category */
export const category = /* @__PURE__ */ createMessage('Category')

/** Balance */
export const balance = /* @__PURE__ */ createMessage('Balance')

/** Date format */
export const dateFormat = /* @__PURE__ */ createMessage('Date format')

/** Decimals */
export const decimals = /* @__PURE__ */ createMessage('Decimals')

/** Period: 1,234.56 */
export const decimalPoint = /* @__PURE__ */ createMessage('Period: 1,234.56')

/** Comma: 1.234,56 */
export const decimalComma = /* @__PURE__ */ createMessage('Comma: 1.234,56')

/** Columns are separated by */
export const delimiter = /* @__PURE__ */ createMessage('Columns are separated by')

/** Comma */
export const comma = /* @__PURE__ */ createMessage('Comma')

/** Semicolon */
export const semicolon = /* @__PURE__ */ createMessage('Semicolon')

/** Tab */
export const tab = /* @__PURE__ */ createMessage('Tab')

/** Vertical bar */
export const verticalBar = /* @__PURE__ */ createMessage('Vertical bar')

/** The first line has column names */
export const hasHeader = /* @__PURE__ */ createMessage('The first line has column names')
