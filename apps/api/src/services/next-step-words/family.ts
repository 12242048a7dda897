import { PlanType } from '@evenkeel/engine'
import type { StepWords } from './step-words.ts'
import { say } from '../../say.ts'

type Plans =
  | typeof PlanType.LIFE_INSURANCE
  | typeof PlanType.DISABILITY_INSURANCE
  | typeof PlanType.PARTNER_LIFE_INSURANCE
  | typeof PlanType.ESTATE_PLANNING

/** The next steps of the plans for a person's family. */
export const familySteps: Readonly<Record<Plans, readonly StepWords[]>> = {
  [PlanType.LIFE_INSURANCE]: [
    {
      key: 'life.quotes',
      title: say('getQuotesForCoverage'),
      description: say('termLifeUsuallyCostsTheLeast'),
      link: null,
    },
    {
      key: 'life.employer-cover',
      title: say('checkYourEmployersLifeInsurance'),
      description: say('coverageThroughWorkOftenEndsWhen'),
      link: '/connect-with-company-benefits',
    },
    {
      key: 'life.beneficiaries',
      title: say('checkYourBeneficiaries'),
      description: say('aPolicyPaysThePeopleNamed'),
      link: null,
    },
  ],
  [PlanType.DISABILITY_INSURANCE]: [
    {
      key: 'disability.policy',
      title: say('readYourDisabilityPolicy'),
      description: say('findThreeNumbersTheShareOf'),
      link: null,
    },
    {
      key: 'disability.quotes',
      title: say('getQuotesForCoverage'),
      description: say('yourOwnPolicyStaysWithYou'),
      link: null,
    },
    {
      key: 'disability.waiting-period',
      title: say('saveForTheWaitingPeriod'),
      description: say('keepEnoughForTheMonths'),
      link: '/prepare-for-the-unexpected',
    },
  ],
  [PlanType.PARTNER_LIFE_INSURANCE]: [
    {
      key: 'partner-life.quotes',
      title: say('getQuotesForYourPartner'),
      description: say('childCareAndHouseworkCostMoney'),
      link: null,
    },
    {
      key: 'partner-life.employer-cover',
      title: say('checkYourPartnersCoverageAtWork'),
      description: say('yourPartnerMayHaveLifeInsurance'),
      link: null,
    },
    {
      key: 'partner-life.beneficiaries',
      title: say('checkEachOthersBeneficiaries'),
      description: say('oldNamesStayOnAPolicy'),
      link: null,
    },
  ],
  [PlanType.ESTATE_PLANNING]: [
    {
      key: 'estate.will',
      title: say('writeAWill'),
      description: say('withoutOneStateLawDecidesWho'),
      link: null,
    },
    {
      key: 'estate.healthCareDirective',
      title: say('writeAHealthCareDirective'),
      description: say('itTellsDoctorsWhatYouWant'),
      link: null,
    },
    {
      key: 'estate.financialPowerOfAttorney',
      title: say('setUpAFinancialPowerOf'),
      description: say('someoneYouTrustCanHandleYour'),
      link: null,
    },
    {
      key: 'estate.namedBeneficiaries',
      title: say('nameBeneficiariesOnEveryAccount'),
      description: say('thatMoneyGoesToThemRight'),
      link: null,
    },
    {
      key: 'estate.guardian',
      title: say('nameAGuardianForYourChildren'),
      description: say('yourWillNamesWhoWouldRaise'),
      link: null,
    },
  ],
}
