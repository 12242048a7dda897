import type { Meta, StoryObj } from '@storybook/react-vite'
import { AsOf } from '../as-of/as-of.tsx'
import { Badge } from '../badge/badge.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../card/card.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Checklist } from '../checklist/checklist.tsx'
import { ChipRow, FilterChip } from '../chip/chip.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { Heading } from '../heading/heading.tsx'
import { CalculationHelp, Help } from '../help/help.tsx'
import { SingleField } from '../form-controls/form-controls.tsx'
import { TextLink } from '../link/link.tsx'
import { Meter } from '../meter/meter.tsx'
import { Money } from '../money/money.tsx'
import { Notice } from '../notice/notice.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Percent } from '../percent/percent.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Status } from '../status/status.tsx'
import { StepTrail } from '../steps/step-trail.tsx'
import { Switch } from '../switch/switch.tsx'
import { Tabs } from '../tabs/tabs.tsx'

const nothing = () => undefined

function Figures() {
  return (
    <Card>
      <CardHeader
        title="Net worth"
        beside={<Help title="Net worth">What you own less what you owe.</Help>}
        action={
          <Button size="compact" icon="plus">
            Add account
          </Button>
        }
      />
      <CardBody>
        <div className="flex flex-col gap-4">
          <p className="text-figure">
            <Money value={77440.46} />
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <AsOf when="9:41 AM" />
            <AsOf when="11/14/2026" stale />
            <Percent value={0.58} />
            <DateText value="2026-11-19" />
            <Badge tone="accent">Suggested for you</Badge>
          </div>
          <Meter label="Groceries" valueText="$334.62 of $520.00" share={0.64} todayShare={0.63} />
          <Notice tone="warning">Could not refresh. Showing data from 9:41 AM.</Notice>
          <Skeleton width={160} height={20} />
        </div>
      </CardBody>
      <CardFooter
        secondary={
          <TextLink href="#table" tone="quiet" icon="table">
            Show as table
          </TextLink>
        }
      >
        <TextLink href="#there" arrow strong>
          View accounts
        </TextLink>
      </CardFooter>
    </Card>
  )
}

function Fields() {
  return (
    <Card>
      <CardHeader title="About you" />
      <CardBody>
        <div className="flex flex-col gap-4">
          <SingleField
            kind="date"
            label="Date of birth"
            name="birthDate"
            required
            value="03/14/1992"
            onChange={nothing}
          />
          <SingleField
            kind="money"
            label="Annual income"
            name="income"
            value={84_000}
            onChange={nothing}
            hint="Before taxes."
          />
          <SingleField
            kind="percent"
            label="Income increase"
            name="increase"
            optional
            value={0.025}
            onChange={nothing}
          />
          <SingleField
            kind="email"
            label="Email"
            name="email"
            value="maya@larkfield"
            onChange={nothing}
            error="Please enter a valid email address."
          />
          <SingleField
            kind="select"
            label="Category"
            name="category"
            placeholder="Choose one"
            choices={[{ value: 'rent', label: 'Rent' }]}
            value={null}
            onChange={nothing}
          />
          <Checkbox label="Leave out of net worth" checked onChange={nothing} />
          <Switch label="Email me when something needs attention" checked onChange={nothing} />
          <RadioGroup
            label="Paydown strategy"
            value="high"
            onChange={nothing}
            options={[
              { value: 'high', label: 'High interest first' },
              { value: 'low', label: 'Lowest balance first' },
            ]}
          />
        </div>
      </CardBody>
    </Card>
  )
}

function Lists() {
  return (
    <Card>
      <CardBody>
        <Tabs
          label="Plan"
          selected="accounts"
          onSelect={nothing}
          tabs={[
            {
              id: 'accounts',
              label: 'Accounts',
              content: (
                <Checklist
                  label="Accounts that count toward this plan"
                  items={[
                    { id: 'card', label: 'Rewards Card', detail: 'Harbor Bank', aside: <Money value={-4862.3} /> },
                  ]}
                  more={[{ id: 'loan', label: 'Auto Loan' }]}
                  moreLabel="Show more accounts"
                  emptyText="There are no linked accounts yet."
                  checked={['card']}
                  onChange={nothing}
                />
              ),
            },
            { id: 'steps', label: 'Next steps', status: 'needs-attention', content: null },
          ]}
        />
        <div className="mt-4 flex flex-col gap-4">
          <ChipRow>
            <FilterChip label="Date" value="11/01/2026 – 11/30/2026" onRemove={nothing} />
          </ChipRow>
          <Pagination page={6} total={143} pageSize={10} onPage={nothing} />
          <div className="flex flex-wrap gap-4">
            <Status status="not-started" />
            <Status status="plan-pending" />
            <Status status="in-progress" />
            <Status status="needs-attention" />
          </div>
          <CalculationHelp steps={['We add savings until 67.']} inputs={[]} />
        </div>
      </CardBody>
    </Card>
  )
}

/** The parts of the kit together on one page. */
function KitPage() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <Breadcrumbs items={[{ label: 'Explore all goals', href: '#goals' }, { label: 'Reduce Your Debt' }]} />
        <Heading look="page" level={1}>
          Reduce Your Debt
        </Heading>
      </div>
      <StepTrail
        label="Debt plan"
        current="b"
        steps={[
          { id: 'a', label: 'Paydown strategy' },
          { id: 'b', label: 'Identify debts' },
          { id: 'c', label: 'Preview your plan' },
        ]}
      />
      <div className="grid items-start gap-6 tablet:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Figures />
          <Lists />
        </div>
        <Fields />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="text">Reset</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="primary" disabled>
          Save
        </Button>
        <Button busy>Saving</Button>
      </div>
    </div>
  )
}

const meta = {
  title: 'Kit/Page',
  component: KitPage,
} satisfies Meta<typeof KitPage>
export default meta
type Story = StoryObj<typeof meta>

export const Together: Story = {}
