import { RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { exampleYears, retirementExample } from './retirement-example.ts'

/** The savings of the example, year by year. */
export const ExampleChart = () => <RetirementSavings years={exampleYears()} retirementAge={retirementExample.age} />
