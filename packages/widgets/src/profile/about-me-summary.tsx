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
import * as words from '../words/profile.generated.ts'

const dayOr = (day: string | null) => (day === null ? words.notProvided() : <DateText value={day} />)
const moneyOr = (dollars: number | null) => (dollars === null ? words.notProvided() : <Money value={dollars} />)
const choiceName = (choices: Classifiers['genders'], chosen: number | null) =>
  choices.find(({ id }) => id === chosen)?.name ?? words.notProvided()

function aboutMeFacts(said: AboutMe, choices: Classifiers) {
  const { spouse } = said
  const hasSpouse = spouse.firstName !== null || spouse.dateOfBirth !== null || spouse.annualIncome !== null
  const areas = said.focusAreas.map((area) => choiceName(choices.focusAreas, area))
  return [
    [words.dateOfBirth(), dayOr(said.dateOfBirth)],
    [words.gender(), choiceName(choices.genders, said.gender)],
    [words.familyStatus(), choiceName(choices.familyStatuses, said.familyStatus)],
    [words.annualIncome(), moneyOr(said.annualIncome)],
    ...(hasSpouse
      ? ([
          [words.spouseOrPartner(), spouse.firstName ?? words.notProvided()],
          [words.theirDateOfBirth(), dayOr(spouse.dateOfBirth)],
          [words.theirAnnualIncome(), moneyOr(spouse.annualIncome)],
        ] as const)
      : []),
    [words.comfortWithRisk(), choiceName(choices.riskTolerances, said.riskTolerance)],
    [words.investingStyle(), choiceName(choices.investmentTypes, said.investmentType)],
    [words.topPriorities(), areas.length === 0 ? words.notProvided() : areas.join(', ')],
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
    <SummaryCard title={words.aboutMe()} path={paths.aboutMe()}>
      <QueryView
        query={query}
        label={words.loadingAboutMe()}
        skeleton={<SkeletonText lines={7} room="min-h-[400px] tablet:min-h-[272px]" />}
        failedTitle={words.aboutMeFailed()}
      >
        {({ said, choices }) => <FactList facts={aboutMeFacts(said, choices)} />}
      </QueryView>
    </SummaryCard>
  )
}

/** Who depends on the person. */
export function DependentsSummary() {
  const query = useProfileReads()
  // The answers above it decide where it is, so it comes with them and never moves.
  if (query.data === undefined && query.failure === undefined) return null
  return (
    <SummaryCard title={words.dependents()} path={paths.aboutMe()}>
      <QueryView
        query={query}
        label={words.loadingYourDependents()}
        skeleton={<SkeletonText lines={2} />}
        failedTitle={words.dependentsFailed()}
      >
        {({ said: { dependents }, choices }) =>
          dependents.length === 0 ? (
            <p className="text-body text-text-muted">{words.dependentsNone()}</p>
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
