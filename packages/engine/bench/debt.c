/*
 * The sums of planDebtPayoff in C, for the same portfolios in the same order, to compare the engine's speed with.
 * Standard input: rounds, portfolios, then for each portfolio its payment in cents, the rounding lift, and 12
 * debts in the order of payment: balance and minimum in cents, the rate as a fraction a month. Standard output:
 * nanoseconds a plan, then for each portfolio months and interest in cents, with the shared payment and alone.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { debts = 12, most_months = 600 };

typedef struct {
  int64_t balance, minimum;
  double rate;
} Debt;

typedef struct {
  int64_t payment;
  double lift;
  Debt debt[debts];
} Portfolio;

typedef struct {
  int months;
  int payoff_month[debts];
  int64_t interest[debts];
} Sums;

static int64_t interest_of(int64_t balance, double rate, double lift) {
  return (int64_t)((double)balance * rate + lift);
}

/* The first month bears no interest. Returns 0 if a debt is still open after the last month. */
static int pay_off(const Portfolio *portfolio, int moves_on, Sums *sums) {
  int64_t balance[debts], minimum[debts];
  double rate[debts];
  int who[debts], open = debts;
  for (int i = 0; i < debts; i++) {
    who[i] = i;
    balance[i] = portfolio->debt[i].balance;
    minimum[i] = portfolio->debt[i].minimum;
    rate[i] = portfolio->debt[i].rate;
    sums->interest[i] = 0;
  }
  int64_t spare = 0;
  if (moves_on) {
    spare = portfolio->payment;
    for (int i = 0; i < debts; i++) spare -= minimum[i];
  }
  for (int month = 1; month <= most_months; month++) {
    int64_t left = spare;
    int paid_off = 0;
    for (int i = 0; i < open; i++) {
      int64_t interest = month == 1 ? 0 : interest_of(balance[i], rate[i], portfolio->lift);
      sums->interest[who[i]] += interest;
      balance[i] += interest - minimum[i];
      if (balance[i] <= 0) {
        left -= balance[i];
        balance[i] = 0;
        paid_off = 1;
      }
    }
    for (int i = 0; moves_on && left > 0 && i < open; i++) {
      int64_t part = left < balance[i] ? left : balance[i];
      balance[i] -= part;
      left -= part;
      if (balance[i] == 0) paid_off = 1;
    }
    if (!paid_off) continue;
    int still = 0;
    for (int i = 0; i < open; i++) {
      if (balance[i] == 0) {
        sums->payoff_month[who[i]] = month;
        if (moves_on) spare += minimum[i];
      } else {
        who[still] = who[i];
        balance[still] = balance[i];
        minimum[still] = minimum[i];
        rate[still] = rate[i];
        still++;
      }
    }
    open = still;
    if (open == 0) {
      sums->months = month;
      return 1;
    }
  }
  return 0;
}

static void print_sums(const Sums *sums) {
  int64_t interest = 0;
  for (int i = 0; i < debts; i++) interest += sums->interest[i];
  printf(" %d %" PRId64, sums->months, interest);
}

int main(void) {
  int rounds, count;
  if (scanf("%d %d", &rounds, &count) != 2) return 1;
  Portfolio *portfolios = malloc(sizeof(Portfolio) * (size_t)count);
  Sums *shared = malloc(sizeof(Sums) * (size_t)count), *alone = malloc(sizeof(Sums) * (size_t)count);
  for (int p = 0; p < count; p++) {
    if (scanf("%" SCNd64 " %lf", &portfolios[p].payment, &portfolios[p].lift) != 2) return 1;
    for (int i = 0; i < debts; i++) {
      Debt *debt = &portfolios[p].debt[i];
      if (scanf("%" SCNd64 " %" SCNd64 " %lf", &debt->balance, &debt->minimum, &debt->rate) != 3) return 1;
    }
  }
  struct timespec from, to;
  int failed = 0;
  clock_gettime(CLOCK_MONOTONIC, &from);
  for (int round = 0; round < rounds; round++) {
    for (int p = 0; p < count; p++) {
      failed |= !pay_off(&portfolios[p], 1, &shared[p]);
      failed |= !pay_off(&portfolios[p], 0, &alone[p]);
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &to);
  double nanoseconds = (double)(to.tv_sec - from.tv_sec) * 1e9 + (double)(to.tv_nsec - from.tv_nsec);
  printf("%.1f", nanoseconds / rounds / count);
  for (int p = 0; p < count; p++) {
    print_sums(&shared[p]);
    print_sums(&alone[p]);
  }
  putchar('\n');
  return failed;
}
