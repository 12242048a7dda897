export { RetirementCalculator } from './retirement-calculator.tsx'
export { CalculatorWidget } from './calculator-widget.tsx'
export { TypedCalculator } from './typed-calculator.tsx'
