export { CalculatorWidget } from './calculator-widget.tsx'
export { TypedCalculator } from './typed-calculator.tsx'
