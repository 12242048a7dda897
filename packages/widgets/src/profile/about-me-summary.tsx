import type { AboutMe, Classifiers } from '@evenkeel/api-client/contract/profile'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { DateText } from '@evenkeel/ui/date-text'
import { Money } from '@evenkeel/ui/money'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { FactList } from '../shared/fact-list.tsx'
import { paths } from '../shared/paths.ts'
import { SummaryCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { DependentLine } from './dependent-line.tsx'

const notProvided = 'Not provided'

const dayOr = (day: string | null) => (day === null ? notProvided : <DateText value={day} />)
const moneyOr = (dollars: number | null) => (dollars === null ? notProvided : <Money value={dollars} />)
const choiceName = (choices: Classifiers['genders'], chosen: number | null) =>
  choices.find(({ id }) => id === chosen)?.name ?? notProvided

function aboutMeFacts(said: AboutMe, choices: Classifiers) {
  const { spouse } = said
  const hasSpouse = spouse.firstName !== null || spouse.dateOfBirth !== null || spouse.annualIncome !== null
  const areas = said.focusAreas.map((area) => choiceName(choices.focusAreas, area))
  return [
    ['Date of birth', dayOr(said.dateOfBirth)],
    ['Gender', choiceName(choices.genders, said.gender)],
    ['Family status', choiceName(choices.familyStatuses, said.familyStatus)],
    ['Annual income', moneyOr(said.annualIncome)],
    ...(hasSpouse
      ? ([
          ['Spouse or partner', spouse.firstName ?? notProvided],
          ['Their date of birth', dayOr(spouse.dateOfBirth)],
          ['Their annual income', moneyOr(spouse.annualIncome)],
        ] as const)
      : []),
    ['How you feel about risk', choiceName(choices.riskTolerances, said.riskTolerance)],
    ['How you like to invest', choiceName(choices.investmentTypes, said.investmentType)],
    ['What matters most', areas.length === 0 ? notProvided : areas.join(', ')],
  ] as const
}

/** Reads the answers and the choices, as one state. */
function useProfileReads() {
  const said = useQuery('aboutMe')
  const choices = useQuery('classifiers')
  const first: QueryState<unknown> = said.data === undefined ? said : choices
  const data =
    said.data === undefined || choices.data === undefined ? undefined : { said: said.data, choices: choices.data }
  return { ...first, data }
}

/** The person's answers about themselves. */
export function AboutMeSummary() {
  const query = useProfileReads()
  return (
    <SummaryCard title="About me" path={paths.aboutMe()}>
      <QueryView
        query={query}
        label="Loading what you said about yourself"
        skeleton={<SkeletonText lines={7} room="min-h-[400px] tablet:min-h-[230px]" />}
        failedTitle="What you said about yourself did not load"
      >
        {({ said, choices }) => <FactList facts={aboutMeFacts(said, choices)} />}
      </QueryView>
    </SummaryCard>
  )
}

/** Who depends on the person. */
export function DependentsSummary() {
  const query = useProfileReads()
  return (
    <SummaryCard title="Dependents" path={paths.aboutMe()}>
      <QueryView
        query={query}
        label="Loading your dependents"
        skeleton={<SkeletonText lines={2} />}
        failedTitle="Your dependents did not load"
      >
        {({ said: { dependents }, choices }) =>
          dependents.length === 0 ? (
            <p className="text-body text-text-muted">
              None yet. Add children, parents and others whose living costs you pay.
            </p>
          ) : (
            <ul className="flex flex-col gap-3">
              {dependents.map((dependent) => (
                <li key={dependent.dependentId}>
                  <DependentLine dependent={dependent} relations={choices.dependentRelations} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </SummaryCard>
  )
}
