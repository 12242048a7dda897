/*
 * The retirement simulation in scalar C, to compare the engine's speed with: the same random numbers, the same
 * sums, the same five order statistics a year. Quantiles come from the C library's erfc instead of the engine's formula.
 *
 * Reads: seed paths horizon start, mean and volatility before and after retirement, then for each year its draw, what is
 * added to it, and 1 in retirement or else 0. Then runs once for each further line, and answers with one line: the
 * nanoseconds it took, the share of lasting paths, and the five balances of each year.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_YEARS = 131, SINGLE = 32, SEGMENTS = SINGLE + 16 * 26, BUCKETS = 2048, SAMPLE = 512, RANKS = 5 };

static double node[SEGMENTS + 1], slope[SEGMENTS + 1], table[2][2 * SEGMENTS * 4];
static double draw[MAX_YEARS], added[MAX_YEARS], mean[2], volatility[2], start, answer[MAX_YEARS][RANKS];
static int retired[MAX_YEARS], horizon, paths;
static long long seed;
static double *balances, *shortfalls, *gathered;
static uint32_t state[4];
static struct { int32_t count, last; } counts[BUCKETS];
static int32_t *before;

static double start_of(int s) { return s < SINGLE ? s : ldexp(16 + (s & 15), (s >> 4) - 1); }

static void make_nodes(void) {
  for (int s = 0; s <= SEGMENTS; s++) {
    double share = (start_of(s) + (s < SINGLE ? 0.5 : 0)) / 4294967296.0, z = -sqrt(-2 * log(share));
    for (int step = 0; step < 8; step++) {
      double below = 0.5 * erfc(-z * M_SQRT1_2), density = exp(-z * z / 2) / sqrt(2 * M_PI);
      z -= log(below / share) * below / density;
    }
    node[s] = z;
    slope[s] = sqrt(2 * M_PI) / (exp(-z * z / 2) * 4294967296.0);
  }
}

static void make_table(double *t, double m, double v) {
  double d = sqrt(log(1 + v * v / (m * m))), total = 0;
  for (int side = 0; side < 2; side++) {
    double sign = side ? -1 : 1;
    for (int s = 0; s < SEGMENTS; s++) {
      double *c = t + (side * SEGMENTS + s) * 4, w = start_of(s + 1) - start_of(s), h = 0.5 / w;
      double a = m * exp(d * sign * node[s] - d * d / 2), b = m * exp(d * sign * node[s + 1] - d * d / 2);
      double sa = sign * a * d * slope[s] * w, sb = sign * b * d * slope[s + 1] * w;
      double q = 3 * (b - a) - 2 * sa - sb, k = 2 * (a - b) + sa + sb, n1 = w * (w - 1) / 2;
      if (s < SINGLE) q = k = sa = 0;
      c[0] = a + h * (sa + h * (q + h * k));
      c[1] = (sa + h * (2 * q + 3 * h * k)) / w;
      c[2] = (q + 3 * h * k) / (w * w);
      c[3] = k / (w * w * w);
      total += c[0] * w + c[1] * n1 + c[2] * n1 * (2 * w - 1) / 3 + c[3] * n1 * n1;
      double f = start_of(s), d1 = c[1], d2 = c[2], d3 = c[3];
      c[0] -= f * (d1 - f * (d2 - f * d3)), c[1] = d1 - f * (2 * d2 - 3 * f * d3), c[2] = d2 - 3 * f * d3;
    }
  }
  for (int i = 0; i < 2 * SEGMENTS * 4; i++) t[i] *= m / (total / 4294967296.0);
}

static uint32_t mixed(uint32_t word) {
  word = (word ^ word >> 16) * 0x7feb352d;
  word = (word ^ word >> 15) * 0x846ca68b;
  return word ^ word >> 16;
}

/* A year in which nothing is drawn: no path falls short. */
static void grow(double *restrict balance, const double *restrict t, double drawn, double more) {
  uint32_t a = state[0], b = state[1], c = state[2], counter = state[3];
  for (int p = 0; p < paths; p++) {
    uint32_t random = a + b + counter++;
    a = b ^ b >> 9;
    b = c + (c << 3);
    c = (c << 21 | c >> 11) + random;
    uint32_t tail = random >> 1, shift = 27 - __builtin_clz(tail | 16);
    const double *k = t + ((shift << 4) + (tail >> shift) + (random & 1) * SEGMENTS) * 4;
    double x = (int32_t)tail, left = balance[p] - drawn;
    balance[p] = left * (k[0] + x * (k[1] + x * (k[2] + x * k[3]))) + more;
  }
  state[0] = a, state[1] = b, state[2] = c, state[3] = counter;
}

static void step(double *restrict balance, double *restrict lost, const double *restrict t, double drawn, double more) {
  uint32_t a = state[0], b = state[1], c = state[2], counter = state[3];
  for (int p = 0; p < paths; p++) {
    uint32_t random = a + b + counter++;
    a = b ^ b >> 9;
    b = c + (c << 3);
    c = (c << 21 | c >> 11) + random;
    uint32_t tail = random >> 1, shift = 27 - __builtin_clz(tail | 16);
    const double *k = t + ((shift << 4) + (tail >> shift) + (random & 1) * SEGMENTS) * 4;
    double x = (int32_t)tail, left = balance[p] - drawn;
    balance[p] = (left > 0 ? left : 0) * (k[0] + x * (k[1] + x * (k[2] + x * k[3]))) + more;
    lost[p] += left < 0 ? -left : 0;
  }
  state[0] = a, state[1] = b, state[2] = c, state[3] = counter;
}

static inline int32_t high(double value) {
  int64_t whole;
  memcpy(&whole, &value, 8);
  return (int32_t)(whole >> 32);
}

static int ascending(const void *a, const void *b) { return (*(double *)a > *(double *)b) - (*(double *)a < *(double *)b); }

static void sort(double *v, int n) {
  if (n > 64) {
    qsort(v, n, sizeof *v, ascending);
    return;
  }
  for (int i = 1; i < n; i++) {
    double value = v[i];
    int j = i - 1;
    for (; j >= 0 && v[j] > value; j--) v[j + 1] = v[j];
    v[j + 1] = value;
  }
}

/* The smallest value of a chain is only counted, the others are sorted; returns that count. */
static int sort_chain(const double *column, int last, int count, double *least) {
  int times = 0, others = 0;
  *least = column[last];
  for (int place = last, seen = 0; seen < count; seen++, place = before[place]) {
    double value = column[place];
    if (value == *least) times++;
    else if (value > *least) gathered[others++] = value;
    else {
      for (; times > 0; times--) gathered[others++] = *least;
      *least = value, times = 1;
    }
  }
  sort(gathered, others);
  return times;
}

static void ranks_of(const double *column, double *found) {
  static const double shares[RANKS] = {0.05, 0.25, 0.5, 0.75, 0.95};
  int stride = paths / SAMPLE > 1 ? paths / SAMPLE : 1;
  int32_t smallest = high(column[0]), largest = smallest;
  for (int p = 0; p < paths; p += stride) {
    int32_t h = high(column[p]);
    if (h < smallest) smallest = h;
    if (h > largest) largest = h;
  }
  int32_t low = smallest > largest - (16 << 20) ? smallest : largest - (16 << 20);
  int shift = largest == low ? 0 : 32 - __builtin_clz(largest - low) - 11;
  if (shift < 0) shift = 0;
  memset(counts, 0, sizeof counts);
  for (int p = 0; p < paths; p++) {
    int32_t above = (high(column[p]) - low) >> shift, bucket = above < 0 ? 0 : above >= BUCKETS ? BUCKETS - 1 : above;
    counts[bucket].count++;
    before[p] = counts[bucket].last;
    counts[bucket].last = p;
  }
  int bucket = -1, passed = 0, inside = 0, times = 0;
  double least = 0;
  for (int r = 0; r < RANKS; r++) {
    int rank = (int)floor(shares[r] * (paths - 1));
    if (rank >= passed + inside) {
      while (passed + inside <= rank) passed += inside, inside = counts[++bucket].count;
      times = sort_chain(column, counts[bucket].last, inside, &least);
    }
    found[r] = rank - passed < times ? least : gathered[rank - passed - times];
  }
}

static double simulate(void) {
  make_nodes();
  for (int phase = 0; phase < 2; phase++) make_table(table[phase], mean[phase], volatility[phase]);
  state[0] = mixed((uint32_t)seed ^ 0x2545f491);
  state[1] = mixed(state[0] ^ (uint32_t)(seed >> 32));
  state[2] = mixed(state[1] + 1);
  state[3] = 1;
  balances = malloc(paths * sizeof *balances);
  shortfalls = calloc(paths, sizeof *shortfalls);
  gathered = malloc(paths * sizeof *gathered);
  before = malloc(paths * sizeof *before);
  for (int p = 0; p < paths; p++) balances[p] = start;
  ranks_of(balances, answer[0]);
  for (int y = 0; y < horizon; y++) {
    if (draw[y] > 0) step(balances, shortfalls, table[retired[y]], draw[y], added[y]);
    else grow(balances, table[retired[y]], draw[y], added[y]);
    ranks_of(balances, answer[y + 1]);
  }
  int lasting = 0;
  for (int p = 0; p < paths; p++) lasting += shortfalls[p] <= 1e-6;
  free(balances), free(shortfalls), free(gathered), free(before);
  return (double)lasting / paths;
}

int main(void) {
  if (scanf("%lld %d %d %lf %lf %lf %lf %lf", &seed, &paths, &horizon, &start, mean, mean + 1, volatility, volatility + 1) != 8) return 1;
  for (int y = 0; y < horizon; y++)
    if (scanf("%lf %lf %d", draw + y, added + y, retired + y) != 3) return 1;
  for (int run; scanf("%d", &run) == 1;) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    double success = simulate();
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("%lld %.17g", (after.tv_sec - before.tv_sec) * 1000000000LL + after.tv_nsec - before.tv_nsec, success);
    for (int y = 0; y <= horizon; y++)
      for (int r = 0; r < RANKS; r++) printf(" %.17g", answer[y][r]);
    printf("\n");
    fflush(stdout);
  }
  return 0;
}
