import type { Classifiers, Dependent } from '@evenkeel/api-client/contract/profile'
import { DateText } from '@evenkeel/ui/date-text'
import * as words from '../words/profile.generated.ts'

interface DependentLineProps {
  readonly dependent: Dependent
  readonly relations: Classifiers['dependentRelations']
}

/** A dependent's name, then the relation and the day of birth. */
export function DependentLine({
  dependent: { firstName, lastName, relation, dateOfBirth },
  relations,
}: DependentLineProps) {
  const kind = relations.find(({ id }) => id === relation)?.name ?? ''
  return (
    <>
      <p className="text-body font-medium break-words text-text" dir="auto">
        {firstName} {lastName}
      </p>
      <p className="text-label font-normal text-text-muted">
        {dateOfBirth === null
          ? kind
          : words.dependentBorn.parts({ relation: kind, date: <DateText key="date" value={dateOfBirth} /> })}
      </p>
    </>
  )
}
