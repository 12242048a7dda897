import type { OwnSignIn } from '@evenkeel/api-client/contract/sessions'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form } from '@evenkeel/ui/form'
import { WordInput } from '@evenkeel/ui/word-input'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useToast } from '@evenkeel/ui/toast'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '../../state.ts'
import { NewPasswordFields } from '../auth/new-password-fields.tsx'
import { useSubmission } from '../auth/use-submission.ts'
import { ProfileCard } from './profile-card.tsx'

const nothing = { password: '', confirmation: '' }

function PasswordForm({ passwordPolicy }: Pick<OwnSignIn, 'passwordPolicy'>) {
  const update = useChange('updatePassword')
  const toast = useToast()
  const email = useAtomValue(sessionAtom)?.email ?? ''
  const submission = useSubmission()
  const [currentPassword, setCurrent] = useState('')
  const [typed, setTyped] = useState(nothing)
  const [changes, setChanges] = useState(0)
  const submit = () =>
    submission.run(async () => {
      await update.run({ body: { currentPassword, newPassword: typed.password, confirmPassword: typed.confirmation } })
      setCurrent('')
      setTyped(nothing)
      setChanges((count) => count + 1)
      toast.show({ text: 'Your password is changed, and you are signed out everywhere else' })
    })
  const { busy, error, refusals } = submission
  return (
    // Once it is saved the form begins anew, as one that nobody has tried to submit.
    <Form
      key={changes}
      label="Change your password"
      onSubmit={() => void submit()}
      busy={busy}
      error={error}
      refusals={refusals}
    >
      <WordInput
        type="password"
        name="currentPassword"
        label="Current password"
        required
        maxLength={128}
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrent}
      />
      <NewPasswordFields
        name="newPassword"
        policy={passwordPolicy}
        userName={email}
        value={typed}
        onChange={setTyped}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Change password
        </Button>
      </div>
    </Form>
  )
}

/** Changing the own password; somebody who comes by the company's sign-on alone has none to change. */
export function PasswordCard() {
  const query = useQuery('ownSignIn')
  return (
    <ProfileCard title="Change your password">
      <Loaded query={query} label="Loading" skeleton={<Skeleton height={280} />} failedTitle="This did not load">
        {({ hasPassword, passwordPolicy }) =>
          hasPassword ? (
            <PasswordForm passwordPolicy={passwordPolicy} />
          ) : (
            <EmptyState title="You have no password">You come in with your company’s own sign-on.</EmptyState>
          )
        }
      </Loaded>
    </ProfileCard>
  )
}
