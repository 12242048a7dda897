import type { Classifiers, Dependent } from '@evenkeel/api-client/contract/profile'
import { DateText } from '@evenkeel/ui/date-text'

interface DependentLineProps {
  readonly dependent: Dependent
  readonly relations: Classifiers['dependentRelations']
}

/** A dependent's name, then the relation and the day of birth. */
export function DependentLine({
  dependent: { firstName, lastName, relation, dateOfBirth },
  relations,
}: DependentLineProps) {
  return (
    <>
      <p className="text-body font-medium break-words text-text" dir="auto">
        {firstName} {lastName}
      </p>
      <p className="text-label font-normal text-text-muted">
        {relations.find(({ id }) => id === relation)?.name}
        {dateOfBirth !== null && (
          <>
            , born <DateText value={dateOfBirth} />
          </>
        )}
      </p>
    </>
  )
}
