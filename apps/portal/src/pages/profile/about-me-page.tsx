import type { AboutMe, Classifiers } from '@evenkeel/api-client/contract/profile'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useToday } from '@evenkeel/widgets/shared/today.tsx'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { type ReactNode, useState } from 'react'
import { useSubmission } from '../auth/use-submission.ts'
import { AboutMeFields } from './about-me-fields.tsx'
import { type AboutMeDraft, aboutMeDraftOf, aboutMeRequestOf } from './about-me-form.ts'
import { Dependents } from './dependents.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SectionPage } from './section-page.tsx'

interface SaidProps {
  readonly said: AboutMe
  readonly choices: Classifiers
}

/** Begins with what is saved, and begins anew when that becomes something else, as by an undo; what is typed stays otherwise. */
function useDraft(said: AboutMe) {
  const saved = aboutMeDraftOf(said)
  const [state, setState] = useState<{ readonly saved: AboutMeDraft; readonly draft: AboutMeDraft }>({
    saved,
    draft: saved,
  })
  if (JSON.stringify(state.saved) !== JSON.stringify(saved)) setState({ saved, draft: saved })
  const put = (part: Partial<AboutMeDraft>) =>
    setState((before) => ({ ...before, draft: { ...before.draft, ...part } }))
  return [state.draft, put] as const
}

function AboutMeForm({ said, choices }: SaidProps) {
  const today = useToday()
  const change = useChange('saveAboutMe')
  const report = useReportedChange()
  const { run, ...submission } = useSubmission()
  const [draft, put] = useDraft(said)
  const save = () =>
    run(async () => {
      const saved = await change.run({ body: aboutMeRequestOf(draft, today) })
      await report(Promise.resolve(saved), 'What you said about yourself is saved')
    })
  return (
    <Form label="About me" onSubmit={() => void save()} {...submission}>
      <AboutMeFields choices={choices} draft={draft} put={put} />
      <div>
        <Button type="submit" variant="primary" busy={submission.busy}>
          Save
        </Button>
      </div>
    </Form>
  )
}

/** What the person says about themselves and their dependents, with the choices that both are made from. */
function WithChoices({
  height,
  children,
}: {
  readonly height: number
  readonly children: (props: SaidProps) => ReactNode
}) {
  const query = useQuery('aboutMe')
  const choices = useQuery('classifiers')
  const states = {
    label: 'Loading',
    skeleton: <Skeleton height={height} />,
    failedTitle: 'What you said about yourself did not load',
  }
  return (
    <Loaded query={choices} {...states}>
      {(all) => (
        <Loaded query={query} {...states}>
          {(said) => children({ said, choices: all })}
        </Loaded>
      )}
    </Loaded>
  )
}

/** Who the person is, how they look at money, and who depends on them. Plans begin with these answers. */
export function AboutMePage() {
  return (
    <SectionPage subtitle="Your plans begin with these answers. All of them are optional.">
      <ProfileCard title="About you">
        <WithChoices height={560}>{(props) => <AboutMeForm {...props} />}</WithChoices>
      </ProfileCard>
      <ProfileCard title="Dependents">
        <WithChoices height={96}>
          {({ said, choices }) => <Dependents dependents={said.dependents} relations={choices.dependentRelations} />}
        </WithChoices>
      </ProfileCard>
    </SectionPage>
  )
}
