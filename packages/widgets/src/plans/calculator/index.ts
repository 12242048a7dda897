export { RetirementCalculator } from './retirement-calculator.tsx'
