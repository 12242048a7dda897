// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** {count, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' year'], other: () => [w.number(a.count), ' years'] })], { 'es-US': (a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' año'], other: () => [w.number(a.count), ' años'] })] })

/** {count, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' month'], other: () => [w.number(a.count), ' months'] })], { 'es-US': (a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' mes'], other: () => [w.number(a.count), ' meses'] })] })

/** {answer, select, yes {Yes} other {No}} */
export const yesOrNo = /* @__PURE__ */ createSpoken<{ answer: 'yes' | (string & {}) }>((a, w) => [w.select(a.answer, { yes: () => 'Yes', other: () => 'No' })], { 'es-US': (a, w) => [w.select(a.answer, { yes: () => 'Sí', other: () => 'No' })] })
