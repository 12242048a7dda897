import { findCategoryByName } from '../src/store/ledger/category-catalog.ts'

/** A payee: how the list words it, how the bank does, and what it usually is. */
export interface Merchant {
  readonly description: string
  readonly fullDescription: string
  readonly categoryId: number
}

function merchant(description: string, fullDescription: string, categoryName: string): Merchant {
  const category = findCategoryByName(categoryName)
  if (!category) throw new RangeError(`${categoryName} is not a category`)
  return { description, fullDescription, categoryId: category.id }
}

/** Payees of the demo. None of them exists. */
export const merchants = {
  rent: merchant('Alder Street Apartments', 'ALDER STREET APTS RENT WEB PMT', 'Rent'),
  market: merchant('Greenleaf Market', 'GREENLEAF MARKET 0388 PORTLAND OR', 'Groceries'),
  grocer: merchant('Harvest Lane Grocer', 'HARVEST LANE GROCER #12 PORTLAND OR', 'Groceries'),
  sushi: merchant('Nori Sushi House', 'NORI SUSHI HOUSE PORTLAND OR', 'Dining out'),
  bakery: merchant('Corner Bakery & Cafe', 'CORNER BAKERY & CAFE 2207 PORTLAND OR', 'Dining out'),
  taqueria: merchant('Juniper Taqueria', 'TST* JUNIPER TAQUERIA PORTLAND OR', 'Dining out'),
  pizza: merchant('Harborview Pizza', 'HARBORVIEW PIZZA 503-555-0118 OR', 'Dining out'),
  department: merchant('Fernwood Department Store', 'FERNWOOD DEPT STORE 0412 PORTLAND OR', 'Shopping'),
  books: merchant('Millbrook Books', 'MILLBROOK BOOKS PORTLAND OR', 'Shopping'),
  stationer: merchant('Paper & Pine', 'SQ *PAPER & PINE PORTLAND OR', 'Shopping'),
  refund: merchant('Fernwood Department Store', 'FERNWOOD DEPT STORE 0412 REFUND', 'Shopping'),
  power: merchant('Metro Power & Light', 'METRO POWER & LIGHT AUTOPAY 8841', 'Utilities'),
  water: merchant('Clearbrook Water', 'CLEARBROOK WATER DIST WEB', 'Utilities'),
  phone: merchant('Skyline Mobile', 'SKYLINE MOBILE AUTOPAY', 'Phone & internet'),
  internet: merchant('Northline Internet', 'NORTHLINE INTERNET 800-555-0166', 'Phone & internet'),
  transit: merchant('City Transit Pass', 'CITY TRANSIT FARE WEB PORTLAND OR', 'Transportation'),
  parking: merchant('Park & Ride Garage', 'PARK & RIDE GARAGE 04 PORTLAND OR', 'Transportation'),
  fuel: merchant('Beacon Fuel', 'BEACON FUEL 00417 PORTLAND OR', 'Auto & fuel'),
  repair: merchant('Cedar Auto Repair', 'CEDAR AUTO REPAIR BEAVERTON OR', 'Auto & fuel'),
  autoInsurance: merchant('Cedar Auto Insurance', 'CEDAR AUTO INS PREMIUM', 'Insurance'),
  television: merchant('Streamline TV', 'STREAMLINE TV MONTHLY 888-555-0190', 'Entertainment'),
  music: merchant('Tidepool Music', 'TIDEPOOL MUSIC SUBSCR', 'Entertainment'),
  cinema: merchant('Lantern Cinema', 'LANTERN CINEMA PORTLAND OR', 'Entertainment'),
  tickets: merchant('Venue Ticketing', 'VENUE TICKETING 855-555-0133', 'Entertainment'),
  pharmacy: merchant('Elm Street Pharmacy', 'ELM STREET PHARMACY 311 PORTLAND OR', 'Health & medical'),
  dentist: merchant('Bayside Dental', 'BAYSIDE DENTAL PORTLAND OR', 'Health & medical'),
  barber: merchant('Copper & Comb', 'SQ *COPPER & COMB PORTLAND OR', 'Personal care'),
  charity: merchant('River Food Bank', 'RIVER FOOD BANK DONATION', 'Gifts & donations'),
  hardware: merchant('Maple Hardware', 'MAPLE HARDWARE 0093 PORTLAND OR', 'Home & garden'),
  airline: merchant('Cascade Air', 'CASCADE AIR 0272210384411', 'Travel'),
  hotel: merchant('Pinecrest Lodge', 'PINECREST LODGE BEND OR', 'Travel'),
  interest: merchant('Interest paid', 'INTEREST PAID', 'Income'),
  larkfieldPay: merchant('Larkfield Payroll', 'LARKFIELD PAYROLL PPD ID 9111223344', 'Income'),
  larkfieldBonus: merchant('Larkfield Payroll', 'LARKFIELD PAYROLL BONUS PPD ID 9111223344', 'Income'),
  fernwoodPay: merchant('Fernwood Works Payroll', 'Fernwood Works Payroll', 'Income'),
  contribution: merchant('401(k) contribution', 'EMPLOYEE CONTRIBUTION PRE-TAX', 'Transfer'),
  cardPayment: merchant('Rewards Card payment', 'HARBOR BANK REWARDS CARD AUTOPAY PMT', 'Transfer'),
  extraCardPayment: merchant('Rewards Card extra payment', 'HARBOR BANK REWARDS CARD ONLINE PMT', 'Transfer'),
  cardReceived: merchant('Payment received', 'PAYMENT RECEIVED - THANK YOU', 'Transfer'),
  storeCardPayment: merchant('Fernwood Store Card payment', 'FERNWOOD CREDIT EPAY PMT', 'Transfer'),
  toSavings: merchant('Transfer to savings', 'ONLINE TRANSFER TO SAVINGS', 'Transfer'),
  extraToSavings: merchant('Extra to savings', 'ONLINE TRANSFER TO SAVINGS EXTRA', 'Transfer'),
  toCreditUnion: merchant('Transfer to credit union', 'Transfer to credit union', 'Transfer'),
  fromChecking: merchant('Transfer from checking', 'ONLINE TRANSFER FROM CHECKING', 'Transfer'),
  autoLoanPayment: merchant('Auto loan payment', 'HARBOR BANK AUTO LOAN PMT', 'Transfer'),
  studentLoanPayment: merchant('Student loan payment', 'BEACON STUDENT LOANS AUTOPAY PMT', 'Transfer'),
  loanReceived: merchant('Payment received', 'LOAN PAYMENT RECEIVED', 'Transfer'),
} as const satisfies Record<string, Merchant>

export type MerchantName = keyof typeof merchants
