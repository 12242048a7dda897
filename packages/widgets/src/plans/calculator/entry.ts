export {
  TypedRetirementCalculator as RetirementCalculator,
  type TypedRetirementCalculatorProps as RetirementCalculatorProps,
} from './typed-calculator.tsx'
