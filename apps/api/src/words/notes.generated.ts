// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Your {month} summary is ready */
export const summarySubject = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Your ', a.month, ' summary is ready'], { 'es-US': (a) => ['Su resumen de ', a.month, ' está listo'] })

/** See what came in, what went out and what’s next. */
export const summaryPreview = /* @__PURE__ */ createSpoken(() => 'See what came in, what went out and what’s next.', { 'es-US': () => 'Vea lo que entró, lo que salió y lo que sigue.' })

/** Your {month} summary */
export const summaryHeading = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Your ', a.month, ' summary'], { 'es-US': (a) => ['Su resumen de ', a.month] })

/** Your income, spending and budgets for {month} are ready. */
export const summaryLine = /* @__PURE__ */ createSpoken<{ month: string }>((a) => ['Your income, spending and budgets for ', a.month, ' are ready.'], { 'es-US': (a) => ['Sus ingresos, gastos y presupuestos de ', a.month, ' están listos.'] })

/** You kept {net} in {month} */
export const summaryKept = /* @__PURE__ */ createSpoken<{ net: string; month: string }>((a) => ['You kept ', a.net, ' in ', a.month], { 'es-US': (a) => ['Le quedaron ', a.net, ' en ', a.month] })

/** You spent {net} more than you earned in {month} */
export const summaryLost = /* @__PURE__ */ createSpoken<{ net: string; month: string }>((a) => ['You spent ', a.net, ' more than you earned in ', a.month], { 'es-US': (a) => ['Gastó ', a.net, ' más de lo que ganó en ', a.month] })

/** {income} came in and {spending} went out. */
export const summaryFlows = /* @__PURE__ */ createSpoken<{ income: string; spending: string }>((a) => [a.income, ' came in and ', a.spending, ' went out.'], { 'es-US': (a) => ['Entraron ', a.income, ' y salieron ', a.spending, '.'] })

/** {count, plural, =0 {No budget was over.} one {One budget was over: {names}.} other {# budgets were over: {names}.}} */
export const summaryBudgets = /* @__PURE__ */ createSpoken<{ count: number; names: string }>((a, w) => [w.plural(a.count, { '=0': () => 'No budget was over.', one: () => ['One budget was over: ', a.names, '.'], other: () => [w.number(a.count), ' budgets were over: ', a.names, '.'] })], { 'es-US': (a, w) => [w.plural(a.count, { '=0': () => 'Ningún presupuesto se pasó.', one: () => ['Se pasó un presupuesto: ', a.names, '.'], other: () => ['Se pasaron ', w.number(a.count), ' presupuestos: ', a.names, '.'] })] })

/** Net worth */
export const summaryWorth = /* @__PURE__ */ createSpoken(() => 'Net worth', { 'es-US': () => 'Patrimonio neto' })

/** Next step */
export const summaryStep = /* @__PURE__ */ createSpoken(() => 'Next step', { 'es-US': () => 'Próximo paso' })

/** View summary */
export const summaryButton = /* @__PURE__ */ createSpoken(() => 'View summary', { 'es-US': () => 'Ver resumen' })

/** One of your budgets needs a look */
export const budgetSubject = /* @__PURE__ */ createSpoken(() => 'One of your budgets needs a look', { 'es-US': () => 'Uno de sus presupuestos necesita atención' })

/** {days, plural, =0 {It’s the last day of {month}.} one {# day left in {month}.} other {# days left in {month}.}} */
export const budgetPreview = /* @__PURE__ */ createSpoken<{ days: number; month: string }>((a, w) => [w.plural(a.days, { '=0': () => ['It’s the last day of ', a.month, '.'], one: () => [w.number(a.days), ' day left in ', a.month, '.'], other: () => [w.number(a.days), ' days left in ', a.month, '.'] })], { 'es-US': (a, w) => [w.plural(a.days, { '=0': () => ['Es el último día de ', a.month, '.'], one: () => ['Queda ', w.number(a.days), ' día de ', a.month, '.'], other: () => ['Quedan ', w.number(a.days), ' días de ', a.month, '.'] })] })

/** {state, select, over {A budget is over} other {A budget is almost used up}} */
export const budgetHeading = /* @__PURE__ */ createSpoken<{ state: 'over' | (string & {}) }>((a, w) => [w.select(a.state, { over: () => 'A budget is over', other: () => 'A budget is almost used up' })], { 'es-US': (a, w) => [w.select(a.state, { over: () => 'Un presupuesto se pasó', other: () => 'Un presupuesto está casi agotado' })] })

/** {days, plural, =0 {It’s the last day of {month}.} one {There is # day left in {month}.} other {There are # days left in {month}.}} */
export const budgetDays = /* @__PURE__ */ createSpoken<{ days: number; month: string }>((a, w) => [w.plural(a.days, { '=0': () => ['It’s the last day of ', a.month, '.'], one: () => ['There is ', w.number(a.days), ' day left in ', a.month, '.'], other: () => ['There are ', w.number(a.days), ' days left in ', a.month, '.'] })], { 'es-US': (a, w) => [w.plural(a.days, { '=0': () => ['Es el último día de ', a.month, '.'], one: () => ['Queda ', w.number(a.days), ' día de ', a.month, '.'], other: () => ['Quedan ', w.number(a.days), ' días de ', a.month, '.'] })] })

/** {category} is {amount} over */
export const budgetOver = /* @__PURE__ */ createSpoken<{ category: string; amount: string }>((a) => [a.category, ' is ', a.amount, ' over'], { 'es-US': (a) => [a.category, ' se pasó por ', a.amount] })

/** {category} is {percent} used */
export const budgetUsed = /* @__PURE__ */ createSpoken<{ category: string; percent: string }>((a) => [a.category, ' is ', a.percent, ' used'], { 'es-US': (a) => [a.category, ': ', a.percent, ' usado'] })

/** You’ve spent {spent} of {target}. */
export const budgetSpent = /* @__PURE__ */ createSpoken<{ spent: string; target: string }>((a) => ['You’ve spent ', a.spent, ' of ', a.target, '.'], { 'es-US': (a) => ['Ha gastado ', a.spent, ' de ', a.target, '.'] })

/** View budgets */
export const budgetButton = /* @__PURE__ */ createSpoken(() => 'View budgets', { 'es-US': () => 'Ver presupuestos' })

/** You have a next step */
export const stepSubject = /* @__PURE__ */ createSpoken(() => 'You have a next step', { 'es-US': () => 'Tiene un próximo paso' })

/** Open it when you have a few minutes. */
export const stepPreview = /* @__PURE__ */ createSpoken(() => 'Open it when you have a few minutes.', { 'es-US': () => 'Ábralo cuando tenga unos minutos.' })

/** Your next step is waiting */
export const stepHeading = /* @__PURE__ */ createSpoken(() => 'Your next step is waiting', { 'es-US': () => 'Su próximo paso le espera' })

/** You have {count, plural, one {# step} other {# steps}} left. */
export const stepLine = /* @__PURE__ */ createSpoken<{ count: number }>((a, w) => ['You have ', w.plural(a.count, { one: () => [w.number(a.count), ' step'], other: () => [w.number(a.count), ' steps'] }), ' left.'], { 'es-US': (a, w) => ['Le ', w.plural(a.count, { one: () => ['queda ', w.number(a.count), ' paso'], other: () => ['quedan ', w.number(a.count), ' pasos'] }), '.'] })

/** View next step */
export const stepButton = /* @__PURE__ */ createSpoken(() => 'View next step', { 'es-US': () => 'Ver próximo paso' })

/** One of your banks needs you to sign in */
export const bankSubject = /* @__PURE__ */ createSpoken(() => 'One of your banks needs you to sign in', { 'es-US': () => 'Uno de sus bancos necesita que inicie sesión' })

/** Your data stops updating until you do. */
export const bankPreview = /* @__PURE__ */ createSpoken(() => 'Your data stops updating until you do.', { 'es-US': () => 'Sus datos no se actualizan hasta que lo haga.' })

/** A bank connection needs you */
export const bankHeading = /* @__PURE__ */ createSpoken(() => 'A bank connection needs you', { 'es-US': () => 'Una conexión bancaria le necesita' })

/** One of your banks needs you to sign in again. Until then, its accounts won’t update. Your data stays as it is. */
export const bankLine = /* @__PURE__ */ createSpoken(() => 'One of your banks needs you to sign in again. Until then, its accounts won’t update. Your data stays as it is.', { 'es-US': () => 'Uno de sus bancos necesita que inicie sesión de nuevo. Hasta entonces, sus cuentas no se actualizarán. Sus datos quedan como están.' })

/** {bank} needs you to sign in */
export const bankNamed = /* @__PURE__ */ createSpoken<{ bank: string }>((a) => [a.bank, ' needs you to sign in'], { 'es-US': (a) => [a.bank, ' necesita que inicie sesión'] })

/** {bank} hasn’t updated since {date}. {accounts, plural, one {# account is} other {# accounts are}} affected. Your data stays as it is. */
export const bankSince = /* @__PURE__ */ createSpoken<{ bank: string; date: string; accounts: number }>((a, w) => [a.bank, ' hasn’t updated since ', a.date, '. ', w.plural(a.accounts, { one: () => [w.number(a.accounts), ' account is'], other: () => [w.number(a.accounts), ' accounts are'] }), ' affected. Your data stays as it is.'], { 'es-US': (a, w) => [a.bank, ' no se ha actualizado desde el ', a.date, '. ', w.plural(a.accounts, { one: () => ['Afecta a ', w.number(a.accounts), ' cuenta'], other: () => ['Afecta a ', w.number(a.accounts), ' cuentas'] }), '. Sus datos quedan como están.'] })

/** Fix connection */
export const bankButton = /* @__PURE__ */ createSpoken(() => 'Fix connection', { 'es-US': () => 'Reparar la conexión' })

/** New in Evenkeel: {feature} */
export const newsSubject = /* @__PURE__ */ createSpoken<{ feature: string }>((a) => ['New in Evenkeel: ', a.feature], { 'es-US': (a) => ['Novedad en Evenkeel: ', a.feature] })

/** See what’s new */
export const newsButton = /* @__PURE__ */ createSpoken(() => 'See what’s new', { 'es-US': () => 'Ver las novedades' })

/** A transaction needs a look */
export const largeSubject = /* @__PURE__ */ createSpoken(() => 'A transaction needs a look', { 'es-US': () => 'Una transacción necesita atención' })

/** It’s larger than usual. If you know it, you’re done. */
export const largePreview = /* @__PURE__ */ createSpoken(() => 'It’s larger than usual. If you know it, you’re done.', { 'es-US': () => 'Es mayor de lo normal. Si la reconoce, no hay nada que hacer.' })

/** A larger transaction than usual */
export const largeHeading = /* @__PURE__ */ createSpoken(() => 'A larger transaction than usual', { 'es-US': () => 'Una transacción mayor de lo normal' })

/** One of your transactions is larger than usual. If you know it, there’s nothing to do. If you don’t, contact your bank. */
export const largeLine = /* @__PURE__ */ createSpoken(() => 'One of your transactions is larger than usual. If you know it, there’s nothing to do. If you don’t, contact your bank.', { 'es-US': () => 'Una de sus transacciones es mayor de lo normal. Si la reconoce, no hay nada que hacer. Si no, comuníquese con su banco.' })

/** Amount */
export const largeAmount = /* @__PURE__ */ createSpoken(() => 'Amount', { 'es-US': () => 'Monto' })

/** Date */
export const largeDate = /* @__PURE__ */ createSpoken(() => 'Date', { 'es-US': () => 'Fecha' })

/** Description */
export const largeText = /* @__PURE__ */ createSpoken(() => 'Description', { 'es-US': () => 'Descripción' })

/** View transactions */
export const largeButton = /* @__PURE__ */ createSpoken(() => 'View transactions', { 'es-US': () => 'Ver transacciones' })

/** You get this email because it’s on in Settings: {preference}. */
export const footOn = /* @__PURE__ */ createSpoken<{ preference: string }>((a) => ['You get this email because it’s on in Settings: ', a.preference, '.'], { 'es-US': (a) => ['Recibe este correo porque está activado en Configuración: ', a.preference, '.'] })

/** Turn it off */
export const footStop = /* @__PURE__ */ createSpoken(() => 'Turn it off', { 'es-US': () => 'Desactivarlo' })

/** You can turn it off in Settings. */
export const footSettings = /* @__PURE__ */ createSpoken(() => 'You can turn it off in Settings.', { 'es-US': () => 'Puede desactivarlo en Configuración.' })

/** Monthly summary */
export const kindSummary = /* @__PURE__ */ createSpoken(() => 'Monthly summary', { 'es-US': () => 'Resumen mensual' })

/** Budget alerts */
export const kindBudget = /* @__PURE__ */ createSpoken(() => 'Budget alerts', { 'es-US': () => 'Avisos de presupuesto' })

/** Next step reminders */
export const kindStep = /* @__PURE__ */ createSpoken(() => 'Next step reminders', { 'es-US': () => 'Recordatorios de próximos pasos' })

/** Bank connection problems */
export const kindBank = /* @__PURE__ */ createSpoken(() => 'Bank connection problems', { 'es-US': () => 'Problemas con conexiones bancarias' })

/** Product news */
export const kindNews = /* @__PURE__ */ createSpoken(() => 'Product news', { 'es-US': () => 'Novedades del producto' })

/** Large or unusual transactions */
export const kindLarge = /* @__PURE__ */ createSpoken(() => 'Large or unusual transactions', { 'es-US': () => 'Transacciones grandes o inusuales' })

/** recurring payments */
export const newsRecurring = /* @__PURE__ */ createSpoken(() => 'recurring payments', { 'es-US': () => 'pagos recurrentes' })

/** See what’s due next. */
export const newsRecurringPreview = /* @__PURE__ */ createSpoken(() => 'See what’s due next.', { 'es-US': () => 'Vea qué vence próximamente.' })

/** Recurring payments */
export const newsRecurringHeading = /* @__PURE__ */ createSpoken(() => 'Recurring payments', { 'es-US': () => 'Pagos recurrentes' })

/** Evenkeel now finds recurring payments and income in your transactions. See what’s due next, and whether a price changed. */
export const newsRecurringLine = /* @__PURE__ */ createSpoken(() => 'Evenkeel now finds recurring payments and income in your transactions. See what’s due next, and whether a price changed.', { 'es-US': () => 'Evenkeel ahora encuentra en sus transacciones los pagos e ingresos recurrentes. Vea qué vence próximamente y si cambió un precio.' })

/** Turn off these emails? */
export const stopTitle = /* @__PURE__ */ createSpoken(() => 'Turn off these emails?', { 'es-US': () => '¿Desactivar estos correos?' })

/** You won’t get this kind of email anymore. Your other emails stay the same. */
export const stopAsk = /* @__PURE__ */ createSpoken(() => 'You won’t get this kind of email anymore. Your other emails stay the same.', { 'es-US': () => 'Ya no recibirá este tipo de correo. Sus otros correos siguen igual.' })

/** Turn off */
export const stopButton = /* @__PURE__ */ createSpoken(() => 'Turn off', { 'es-US': () => 'Desactivar' })

/** These emails are off */
export const stopDone = /* @__PURE__ */ createSpoken(() => 'These emails are off', { 'es-US': () => 'Estos correos están desactivados' })

/** You won’t get this kind of email anymore. You can turn it on again in Settings. */
export const stopAfter = /* @__PURE__ */ createSpoken(() => 'You won’t get this kind of email anymore. You can turn it on again in Settings.', { 'es-US': () => 'Ya no recibirá este tipo de correo. Puede activarlo de nuevo en Configuración.' })

/** Go to Evenkeel */
export const stopHome = /* @__PURE__ */ createSpoken(() => 'Go to Evenkeel', { 'es-US': () => 'Ir a Evenkeel' })
