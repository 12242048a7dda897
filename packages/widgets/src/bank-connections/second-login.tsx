import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { useId } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/bank-connections.generated.ts'

interface SecondLoginProps {
  readonly connection: AccountConnection
  /** Called once the answer is stored, to follow the sync that it starts. */
  readonly onAnswered: () => void
}

/** Asks whether a login is one that the person has, and says what joining the two would change. */
export function SecondLogin({ connection, onAnswered }: SecondLoginProps) {
  const { accountConnectionId: connectionId, name, asksIfSame = [] } = connection
  const decide = useChange('decideSecondLogin')
  const report = useReportedChange()
  const id = useId()
  const answer = async (isSame: boolean) => {
    const done = isSame ? words.sameJoined() : words.sameApart()
    if (await report(decide.run({ body: { connectionId, isSame } }), done)) onAnswered()
  }
  return (
    <section aria-labelledby={id} className="mb-6">
      <Heading look="item" level={3} id={id}>
        {words.sameTitle({ name })}
      </Heading>
      <p className="text-label font-normal text-text-muted">{words.sameHint()}</p>
      <ul className="my-2 text-body text-text">
        {asksIfSame.map((account) => (
          <li key={account.name} className="wrap-anywhere">
            {words.sameAccount(account)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" disabled={decide.isBusy} onClick={() => void answer(true)}>
          {words.sameYes()}
        </Button>
        <Button size="compact" disabled={decide.isBusy} onClick={() => void answer(false)}>
          {words.sameNo()}
        </Button>
      </div>
    </section>
  )
}
