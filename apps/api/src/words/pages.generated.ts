// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Sign out? */
export const signOutTitle = /* @__PURE__ */ createSpoken(() => 'Sign out?', { 'es-US': () => '¿Cerrar sesión?' })

/** A link on another site asks to sign you out. */
export const signOutAsk = /* @__PURE__ */ createSpoken(() => 'A link on another site asks to sign you out.', { 'es-US': () => 'Un enlace de otro sitio pide cerrar su sesión.' })

/** Sign out */
export const signOutButton = /* @__PURE__ */ createSpoken(() => 'Sign out', { 'es-US': () => 'Cerrar sesión' })

/** Stay signed in */
export const signOutStay = /* @__PURE__ */ createSpoken(() => 'Stay signed in', { 'es-US': () => 'Mantener la sesión' })

/** Cash flow */
export const cashFlowTitle = /* @__PURE__ */ createSpoken(() => 'Cash flow', { 'es-US': () => 'Flujo de dinero' })

/** Net worth over time */
export const netWorthTitle = /* @__PURE__ */ createSpoken(() => 'Net worth over time', { 'es-US': () => 'Patrimonio neto en el tiempo' })

/** Recurring payments */
export const recurringTitle = /* @__PURE__ */ createSpoken(() => 'Recurring payments', { 'es-US': () => 'Pagos recurrentes' })

/** Budgets */
export const budgetsTitle = /* @__PURE__ */ createSpoken(() => 'Budgets', { 'es-US': () => 'Presupuestos' })

/** Spending by category */
export const spendingTitle = /* @__PURE__ */ createSpoken(() => 'Spending by category', { 'es-US': () => 'Gastos por categoría' })

/** Net worth and accounts */
export const accountsTitle = /* @__PURE__ */ createSpoken(() => 'Net worth and accounts', { 'es-US': () => 'Patrimonio neto y cuentas' })

/** Next steps */
export const nextStepsTitle = /* @__PURE__ */ createSpoken(() => 'Next steps', { 'es-US': () => 'Próximos pasos' })

/** My goals */
export const goalsTitle = /* @__PURE__ */ createSpoken(() => 'My goals', { 'es-US': () => 'Mis metas' })

/** Transactions */
export const transactionsTitle = /* @__PURE__ */ createSpoken(() => 'Transactions', { 'es-US': () => 'Transacciones' })

/** Retirement calculator */
export const retirementCalculatorTitle = /* @__PURE__ */ createSpoken(() => 'Retirement calculator', { 'es-US': () => 'Calculadora de jubilación' })

/** Debt payoff */
export const debtPayoffTitle = /* @__PURE__ */ createSpoken(() => 'Debt payoff', { 'es-US': () => 'Pago de deudas' })

/** Add or edit an account */
export const accountDialogTitle = /* @__PURE__ */ createSpoken(() => 'Add or edit an account', { 'es-US': () => 'Agregar o editar una cuenta' })

/** Link accounts */
export const linkAccountsTitle = /* @__PURE__ */ createSpoken(() => 'Link accounts', { 'es-US': () => 'Vincular cuentas' })
