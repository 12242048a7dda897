import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import { useHost } from '../shared/host.tsx'
import { AddAccountButton } from './add-account-button.tsx'
import * as words from '../words/account-card.generated.ts'

interface AccountModalCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** The way to the form of an account on another page: a new one, or one that is there. */
export function AccountModalCard({ signature }: AccountModalCardProps) {
  const { stage } = useHost()
  return (
    <Card title={words.addOrChange()} action={<AddAccountButton />} fill>
      <CardBody>
        <p className="text-body text-text-muted">{words.addOrChangeText()}</p>
      </CardBody>
      <CardFooter secondary={signature}>
        <TextButton onClick={() => void stage?.open('accounts', null)}>{words.changeAccount()}</TextButton>
      </CardFooter>
    </Card>
  )
}
