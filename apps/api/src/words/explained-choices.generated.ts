// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createSpoken } from '@evenkeel/engine'

/** Asset allocation */
export const allocationTitle = /* @__PURE__ */ createSpoken(() => 'Asset allocation', { 'es-US': () => 'Distribución de activos' })

/** The years until you take the money allow {base} in stocks, and your comfort with risk and years of spending make that {stocks}. */
export const allocationStocks = /* @__PURE__ */ createSpoken<{ base: string; stocks: string }>((a) => ['The years until you take the money allow ', a.base, ' in stocks, and your comfort with risk and years of spending make that ', a.stocks, '.'], { 'es-US': (a) => ['Los años hasta que tome el dinero permiten ', a.base, ' en acciones, y su comodidad con el riesgo y los años de gasto lo llevan a ', a.stocks, '.'] })

/** The other {fixed} is Fixed Income. */
export const allocationRest = /* @__PURE__ */ createSpoken<{ fixed: string }>((a) => ['The other ', a.fixed, ' is Fixed Income.'], { 'es-US': (a) => ['El otro ', a.fixed, ' es renta fija.'] })

/** Stocks are split by fixed shares, and Large Cap gets what is left: {large}. */
export const allocationSplit = /* @__PURE__ */ createSpoken<{ large: string }>((a) => ['Stocks are split by fixed shares, and Large Cap gets what is left: ', a.large, '.'], { 'es-US': (a) => ['Las acciones se reparten en partes fijas, y las empresas grandes reciben lo que queda: ', a.large, '.'] })

/** From years until you take the money */
export const fromYears = /* @__PURE__ */ createSpoken(() => 'From years until you take the money', { 'es-US': () => 'Por los años hasta que tome el dinero' })

/** From comfort with risk */
export const fromRisk = /* @__PURE__ */ createSpoken(() => 'From comfort with risk', { 'es-US': () => 'Por la comodidad con el riesgo' })

/** From years of spending */
export const fromSpending = /* @__PURE__ */ createSpoken(() => 'From years of spending', { 'es-US': () => 'Por los años de gasto' })

/** {kind, select, smallCap {Small Mid Cap} foreign {Foreign} other {Other}} share of stocks */
export const shareOfStocks = /* @__PURE__ */ createSpoken<{ kind: 'smallCap' | 'foreign' | (string & {}) }>((a, w) => [w.select(a.kind, { smallCap: () => 'Small Mid Cap', foreign: () => 'Foreign', other: () => 'Other' }), ' share of stocks'], { 'es-US': (a, w) => ['Parte de las acciones: ', w.select(a.kind, { smallCap: () => 'empresas pequeñas y medianas', foreign: () => 'extranjeras', other: () => 'otras' })] })

/** Stocks */
export const stocks = /* @__PURE__ */ createSpoken(() => 'Stocks', { 'es-US': () => 'Acciones' })

/** From years until you take the money + From comfort with risk + From years of spending, kept between 0% and 100% */
export const stocksFormula = /* @__PURE__ */ createSpoken(() => 'From years until you take the money + From comfort with risk + From years of spending, kept between 0% and 100%', { 'es-US': () => 'Por los años hasta que tome el dinero + Por la comodidad con el riesgo + Por los años de gasto, entre 0% y 100%' })

/** {kind, select, fixedIncome {Fixed Income} largeCap {Large Cap} smallCap {Small Mid Cap} foreign {Foreign} other {Other}} */
export const assetClass = /* @__PURE__ */ createSpoken<{ kind: 'fixedIncome' | 'largeCap' | 'smallCap' | 'foreign' | (string & {}) }>((a, w) => [w.select(a.kind, { fixedIncome: () => 'Fixed Income', largeCap: () => 'Large Cap', smallCap: () => 'Small Mid Cap', foreign: () => 'Foreign', other: () => 'Other' })], { 'es-US': (a, w) => [w.select(a.kind, { fixedIncome: () => 'Renta fija', largeCap: () => 'Empresas grandes', smallCap: () => 'Empresas pequeñas y medianas', foreign: () => 'Extranjeras', other: () => 'Otras' })] })

/** {kind, select, fixedIncome {100% − Stocks} largeCap {Stocks − Small Mid Cap − Foreign − Other} smallCap {Stocks × Small Mid Cap share, rounded to 1%} foreign {Stocks × Foreign share, rounded to 1%} other {Stocks × Other share, rounded to 1%}} */
export const assetClassFormula = /* @__PURE__ */ createSpoken<{ kind: 'fixedIncome' | 'largeCap' | 'smallCap' | 'foreign' | (string & {}) }>((a, w) => [w.select(a.kind, { fixedIncome: () => '100% − Stocks', largeCap: () => 'Stocks − Small Mid Cap − Foreign − Other', smallCap: () => 'Stocks × Small Mid Cap share, rounded to 1%', foreign: () => 'Stocks × Foreign share, rounded to 1%', other: () => 'Stocks × Other share, rounded to 1%' })], { 'es-US': (a, w) => [w.select(a.kind, { fixedIncome: () => '100% − Acciones', largeCap: () => 'Acciones − Empresas pequeñas y medianas − Extranjeras − Otras', smallCap: () => 'Acciones × Parte de empresas pequeñas y medianas, redondeado a 1%', foreign: () => 'Acciones × Parte de extranjeras, redondeado a 1%', other: () => 'Acciones × Parte de otras, redondeado a 1%' })] })

/** Evenkeel’s rule for asset allocation */
export const allocationSource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s rule for asset allocation', { 'es-US': () => 'Regla de Evenkeel para la distribución de activos' })

/** Employer match you’re missing */
export const matchTitle = /* @__PURE__ */ createSpoken(() => 'Employer match you’re missing', { 'es-US': () => 'Aporte del empleador que deja pasar' })

/** Your employer adds {adds} of what you save, up to {limit} of your income. */
export const matchOffer = /* @__PURE__ */ createSpoken<{ adds: string; limit: string }>((a) => ['Your employer adds ', a.adds, ' of what you save, up to ', a.limit, ' of your income.'], { 'es-US': (a) => ['Su empleador agrega ', a.adds, ' de lo que ahorra, hasta ', a.limit, ' de su ingreso.'] })

/** You save {saves} of your {income}, {way, select, missing {so you’re missing {amount} a year} other {so you get the full match}}. */
export const matchMissing = /* @__PURE__ */ createSpoken<{ saves: string; income: string; way: 'missing' | (string & {}); amount: string }>((a, w) => ['You save ', a.saves, ' of your ', a.income, ', ', w.select(a.way, { missing: () => ['so you’re missing ', a.amount, ' a year'], other: () => 'so you get the full match' }), '.'], { 'es-US': (a, w) => ['Ahorra ', a.saves, ' de sus ', a.income, ', ', w.select(a.way, { missing: () => ['así que deja pasar ', a.amount, ' al año'], other: () => 'así que recibe el aporte completo' }), '.'] })

/** Annual income */
export const annualIncome = /* @__PURE__ */ createSpoken(() => 'Annual income', { 'es-US': () => 'Ingreso anual' })

/** Matched up to */
export const matchedUpTo = /* @__PURE__ */ createSpoken(() => 'Matched up to', { 'es-US': () => 'Aporta hasta' })

/** Share of your income */
export const ofIncome = /* @__PURE__ */ createSpoken(() => 'Share of your income', { 'es-US': () => 'Parte de su ingreso' })

/** You save */
export const youSave = /* @__PURE__ */ createSpoken(() => 'You save', { 'es-US': () => 'Usted ahorra' })

/** Your employer adds */
export const employerAdds = /* @__PURE__ */ createSpoken(() => 'Your employer adds', { 'es-US': () => 'Su empleador agrega' })

/** Share of what you save */
export const ofSavings = /* @__PURE__ */ createSpoken(() => 'Share of what you save', { 'es-US': () => 'Parte de lo que ahorra' })

/** Not yet saved */
export const notYetSaved = /* @__PURE__ */ createSpoken(() => 'Not yet saved', { 'es-US': () => 'Aún sin ahorrar' })

/** Matched up to − You save (not below 0) */
export const notYetSavedFormula = /* @__PURE__ */ createSpoken(() => 'Matched up to − You save (not below 0)', { 'es-US': () => 'Aporta hasta − Usted ahorra (no menos de 0)' })

/** Match you’re missing per year */
export const missedMatch = /* @__PURE__ */ createSpoken(() => 'Match you’re missing per year', { 'es-US': () => 'Aporte que deja pasar por año' })

/** Annual income × Not yet saved × Your employer adds */
export const missedMatchFormula = /* @__PURE__ */ createSpoken(() => 'Annual income × Not yet saved × Your employer adds', { 'es-US': () => 'Ingreso anual × Aún sin ahorrar × Su empleador agrega' })

/** Your employer’s match terms */
export const matchSource = /* @__PURE__ */ createSpoken(() => 'Your employer’s match terms', { 'es-US': () => 'Condiciones del aporte de su empleador' })

/** Confidence score */
export const confidenceTitle = /* @__PURE__ */ createSpoken(() => 'Confidence score', { 'es-US': () => 'Puntaje de confianza' })

/** Your {count, number} answers average {average} on a scale from 1 to 5. */
export const confidenceAnswers = /* @__PURE__ */ createSpoken<{ count: number; average: string }>((a, w) => ['Your ', w.number(a.count), ' answers average ', a.average, ' on a scale from 1 to 5.'], { 'es-US': (a, w) => ['Sus ', w.number(a.count), ' respuestas promedian ', a.average, ' en una escala de 1 a 5.'] })

/** Between 0 and 100 that is {score}. */
export const confidenceScore = /* @__PURE__ */ createSpoken<{ score: string }>((a) => ['Between 0 and 100 that is ', a.score, '.'], { 'es-US': (a) => ['Entre 0 y 100, eso es ', a.score, '.'] })

/** {area, select, 1 {Controlling debt} 2 {Managing finances} 3 {Student debt} 4 {Providing for loved ones} 5 {Having enough just in case} 6 {Living comfortably in retirement} other {Saving for spending}} */
export const area = /* @__PURE__ */ createSpoken<{ area: '1' | '2' | '3' | '4' | '5' | '6' | (string & {}) }>((a, w) => [w.select(a.area, { '1': () => 'Controlling debt', '2': () => 'Managing finances', '3': () => 'Student debt', '4': () => 'Providing for loved ones', '5': () => 'Having enough just in case', '6': () => 'Living comfortably in retirement', other: () => 'Saving for spending' })], { 'es-US': (a, w) => [w.select(a.area, { '1': () => 'Controlar las deudas', '2': () => 'Administrar las finanzas', '3': () => 'Deuda estudiantil', '4': () => 'Cuidar de los seres queridos', '5': () => 'Tener suficiente por si acaso', '6': () => 'Vivir con comodidad en la jubilación', other: () => 'Ahorrar para gastar' })] })

/** Average answer */
export const average = /* @__PURE__ */ createSpoken(() => 'Average answer', { 'es-US': () => 'Respuesta promedio' })

/** (Average answer − 1) × 25, rounded */
export const confidenceFormula = /* @__PURE__ */ createSpoken(() => '(Average answer − 1) × 25, rounded', { 'es-US': () => '(Respuesta promedio − 1) × 25, redondeado' })

/** Evenkeel’s rule for the confidence score */
export const confidenceSource = /* @__PURE__ */ createSpoken(() => 'Evenkeel’s rule for the confidence score', { 'es-US': () => 'Regla de Evenkeel para el puntaje de confianza' })

/** Score */
export const score = /* @__PURE__ */ createSpoken(() => 'Score', { 'es-US': () => 'Puntaje' })

/** Financial well-being score */
export const wellBeingTitle = /* @__PURE__ */ createSpoken(() => 'Financial well-being score', { 'es-US': () => 'Puntaje de bienestar financiero' })

/** Your {count, number} answers add up to {total} points, each from 0 to 4. */
export const wellBeingTotal = /* @__PURE__ */ createSpoken<{ count: number; total: string }>((a, w) => ['Your ', w.number(a.count), ' answers add up to ', a.total, ' points, each from 0 to 4.'], { 'es-US': (a, w) => ['Sus ', w.number(a.count), ' respuestas suman ', a.total, ' puntos, cada una de 0 a 4.'] })

/** The published table for ages {ages, select, younger {18 to 61} other {62 and older}} makes that a score of {score}. */
export const wellBeingScore = /* @__PURE__ */ createSpoken<{ ages: 'younger' | (string & {}); score: string }>((a, w) => ['The published table for ages ', w.select(a.ages, { younger: () => '18 to 61', other: () => '62 and older' }), ' makes that a score of ', a.score, '.'], { 'es-US': (a, w) => ['La tabla publicada para las edades ', w.select(a.ages, { younger: () => 'de 18 a 61', other: () => 'de 62 en adelante' }), ' lo convierte en un puntaje de ', a.score, '.'] })

/** {text} */
export const statement = /* @__PURE__ */ createSpoken<{ text: string }>((a) => [a.text], { 'es-US': (a) => [a.text] })

/** Your age */
export const yourAge = /* @__PURE__ */ createSpoken(() => 'Your age', { 'es-US': () => 'Su edad' })

/** Total of the answers */
export const totalAnswers = /* @__PURE__ */ createSpoken(() => 'Total of the answers', { 'es-US': () => 'Total de las respuestas' })

/** The published score for your total, ages {ages, select, younger {18 to 61} other {62 and older}} */
export const wellBeingFormula = /* @__PURE__ */ createSpoken<{ ages: 'younger' | (string & {}) }>((a, w) => ['The published score for your total, ages ', w.select(a.ages, { younger: () => '18 to 61', other: () => '62 and older' })], { 'es-US': (a, w) => ['El puntaje publicado para el total, a las edades ', w.select(a.ages, { younger: () => 'de 18 a 61', other: () => 'de 62 en adelante' })] })

/** Consumer Financial Protection Bureau, Financial Well-Being Scale, scoring worksheet of December 2015 */
export const wellBeingSource = /* @__PURE__ */ createSpoken(() => 'Consumer Financial Protection Bureau, Financial Well-Being Scale, scoring worksheet of December 2015', { 'es-US': () => 'Oficina para la Protección Financiera del Consumidor, escala de bienestar financiero, hoja de puntaje de diciembre de 2015' })
