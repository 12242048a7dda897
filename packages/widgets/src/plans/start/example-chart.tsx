import { RetirementSavings } from '@evenkeel/ui/charts/retirement-savings'
import { exampleFutures } from './example-futures.ts'
import { exampleYears, retirementExample } from './retirement-example.ts'

/** The savings of the example, year by year, in front of the spread of its futures. */
export const ExampleChart = () => (
  <RetirementSavings years={exampleYears()} futures={exampleFutures()} retirementAge={retirementExample.age} />
)
