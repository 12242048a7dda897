// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Everything Evenkeel has about you. */
export const everything = /* @__PURE__ */ createSpoken(() => 'Everything Evenkeel has about you.', { 'es-US': () => 'Todo lo que Evenkeel tiene sobre usted.' })

/** your accounts, transactions, budgets, plans and profile. You can import it into an empty account. */
export const data = /* @__PURE__ */ createSpoken(() => 'your accounts, transactions, budgets, plans and profile. You can import it into an empty account.', { 'es-US': () => 'sus cuentas, transacciones, presupuestos, planes y perfil. Puede importarlos en una cuenta vacía.' })

/** what changed and when, and what a planner prepared for you */
export const history = /* @__PURE__ */ createSpoken(() => 'what changed and when, and what a planner prepared for you', { 'es-US': () => 'qué cambió y cuándo, y lo que un planificador preparó para usted' })

/** your sign-in details and who viewed your data */
export const signIn = /* @__PURE__ */ createSpoken(() => 'your sign-in details and who viewed your data', { 'es-US': () => 'sus datos de inicio de sesión y quién vio sus datos' })

/** the files you attached to transactions */
export const attachments = /* @__PURE__ */ createSpoken(() => 'the files you attached to transactions', { 'es-US': () => 'los archivos que usted adjuntó a transacciones' })

/** the same data as spreadsheets, one file for each kind */
export const tables = /* @__PURE__ */ createSpoken(() => 'the same data as spreadsheets, one file for each kind', { 'es-US': () => 'lo mismo para una hoja de cálculo, un archivo por cada tipo' })

/** JSON amounts are in cents. In CSV files, an apostrophe marks text that looks like a formula. */
export const notes = /* @__PURE__ */ createSpoken(() => 'JSON amounts are in cents. In CSV files, an apostrophe marks text that looks like a formula.', { 'es-US': () => 'Los montos en JSON están en centavos. En los archivos CSV, un apóstrofo marca un texto que parece una fórmula.' })

/** Your attachments take {count, number} files: this one, and {more, plural, one {# more} other {# more}} to download. */
export const parts = /* @__PURE__ */ createSpoken<{ count: number; more: number }>((a, w) => ['Your attachments take ', w.number(a.count), ' files: this one, and ', w.plural(a.more, { one: () => [w.number(a.more), ' more'], other: () => [w.number(a.more), ' more'] }), ' to download.'], { 'es-US': (a, w) => ['Sus archivos adjuntos ocupan ', w.number(a.count), ' archivos: este y ', w.plural(a.more, { one: () => [w.number(a.more), ' más'], other: () => [w.number(a.more), ' más'] }), ' para descargar.'] })
