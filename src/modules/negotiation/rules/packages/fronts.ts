/**
 * Sets of points that nothing in them beats, merged. A front is a run of places in one long pool, sorted by the first party's
 * points downwards; each place remembers of what it was made, so that the options behind a point can be told afterwards.
 */
export type Front = { from: number; to: number };

/** All points of a front moved by as much, and marked with what moved them: an option taken, or a place of another front. */
export type MovedFront = { front: Front; by: readonly number[]; mark: number };

export type FrontLimits = {
  /** Places of the pool at most: memory. */
  places: number;
  /** Points looked at, at most: time. */
  looks: number;
  /** Points of one front, at most. */
  front: number;
};

const OPTIONS = 4096;
const NOTHING = -1;

/** The mark of an option taken. */
export function taken(issue: number, option: number): number {
  return issue * OPTIONS + option;
}

/** The mark of a place of the pool. */
function placed(place: number): number {
  return -place - 2;
}

export class Fronts {
  readonly nothing: Front;
  isSpent = false;
  private readonly parties: number;
  private readonly isFirstKept: boolean;
  private readonly limits: FrontLimits;
  private looks = 0;
  private size = 0;
  private points: Float64Array;
  private left: Int32Array;
  private mark: Int32Array;
  /** Where fronts are merged: a stack, whose topmost two runs become one. */
  private heap: Float64Array;
  private heapLeft: Int32Array;
  private heapMark: Int32Array;
  private readonly stairs = {
    seconds: new Float64Array(64),
    thirds: new Float64Array(64),
    size: 0,
  };
  private readonly one: Int32Array;
  private readonly two: Int32Array;

  /** `isFirstKept`: of two packages with the same points the one with the lower options in the first issue that differs is kept. */
  constructor(parties: number, issues: number, isFirstKept: boolean, limits: FrontLimits) {
    this.parties = parties;
    this.isFirstKept = isFirstKept;
    this.limits = limits;
    this.points = new Float64Array(1024 * parties);
    this.left = new Int32Array(1024);
    this.mark = new Int32Array(1024);
    this.heap = new Float64Array(1024 * parties);
    this.heapLeft = new Int32Array(1024);
    this.heapMark = new Int32Array(1024);
    this.one = new Int32Array(issues);
    this.two = new Int32Array(issues);
    this.size = 1;
    this.left[0] = NOTHING;
    this.mark[0] = NOTHING;
    this.nothing = { from: 0, to: 1 };
  }

  pointsAt(place: number): number[] {
    const points: number[] = [];
    for (let at = place * this.parties; points.length < this.parties; at += 1)
      points.push(this.points[at] ?? 0);
    return points;
  }

  /** What a point was marked with when it was kept. */
  markAt(place: number): number {
    return this.mark[place] ?? NOTHING;
  }

  /** The options behind a point, issue by issue; -1 for an issue that has no part in it. */
  optionsAt(place: number): number[] {
    this.one.fill(NOTHING);
    this.write(place, this.one);
    return [...this.one];
  }

  /** What nothing beats in all these fronts together. */
  bestOf(moved: readonly MovedFront[]): Front {
    if (this.isSpent || moved.length === 0) return { from: 0, to: 0 };
    return this.kept(this.stacked(moved, 0, moved.length, 0));
  }

  /** What nothing beats of each point of one front with each of the other. */
  sumOf(one: Front, other: Front): Front {
    const [few, many] = one.to - one.from < other.to - other.from ? [one, other] : [other, one];
    const moved: MovedFront[] = [];
    for (let place = few.from; place < few.to; place += 1)
      moved.push({ front: many, by: this.pointsAt(place), mark: placed(place) });
    return this.bestOf(moved);
  }

  /** Merges two halves, each merged before: the topmost run of the stack, from `base` to what is returned. */
  private stacked(moved: readonly MovedFront[], low: number, high: number, base: number): number {
    if (this.isSpent) return base;
    const only = moved[low];
    if (high - low === 1 && only) return this.pushed(only, base);
    const middle = (low + high) >> 1;
    const between = this.stacked(moved, low, middle, base);
    return this.merged(base, between, this.stacked(moved, middle, high, between));
  }

  private pushed({ front, by, mark }: MovedFront, base: number): number {
    const { parties, points } = this;
    const end = base + front.to - front.from;
    this.reserve(end);
    const { heap, heapLeft, heapMark } = this;
    for (let to = base, place = front.from; to < end; to += 1, place += 1) {
      for (let party = 0; party < parties; party += 1)
        heap[to * parties + party] = (points[place * parties + party] ?? 0) + (by[party] ?? 0);
      heapLeft[to] = place;
      heapMark[to] = mark;
    }
    return end;
  }

  private merged(first: number, second: number, end: number): number {
    const size = end - first;
    this.looks += size;
    this.reserve(end + size);
    let [one, two, to] = [first, second, end];
    this.stairs.size = 0;
    while (one < second || two < end) {
      const order = one === second ? 1 : two === end ? -1 : this.order(one, two);
      const place = order < 0 || (order === 0 && this.isEarlier(one, two)) ? one : two;
      if (order <= 0) one += 1;
      if (order >= 0) two += 1;
      if (this.isBeaten(place, end, to)) continue;
      this.copy(place, to);
      to += 1;
    }
    this.drop(end, to, first);
    if (to - end > this.limits.front || this.looks > this.limits.looks) this.isSpent = true;
    return first + to - end;
  }

  /** Downwards, party by party. */
  private order(one: number, two: number): number {
    const { heap, parties } = this;
    for (let party = 0; party < parties; party += 1) {
      const by = (heap[two * parties + party] ?? 0) - (heap[one * parties + party] ?? 0);
      if (by !== 0) return by;
    }
    return 0;
  }

  /** Whether a point that comes later in the order is beaten by one that was kept before. */
  private isBeaten(place: number, from: number, to: number): boolean {
    const { heap, parties } = this;
    const at = place * parties;
    if (parties === 2) return to > from && (heap[at + 1] ?? 0) <= (heap[(to - 1) * 2 + 1] ?? 0);
    if (parties === 3) return !this.isStep(heap[at + 1] ?? 0, heap[at + 2] ?? 0);
    for (let kept = from; kept < to; kept += 1) {
      let party = 1;
      while (party < parties && (heap[kept * parties + party] ?? 0) >= (heap[at + party] ?? 0))
        party += 1;
      if (party === parties) return true;
    }
    return false;
  }

  /** The stairs of the second and third party's points: a point below them is beaten, one above becomes a step. */
  private isStep(second: number, third: number): boolean {
    const { stairs } = this;
    let [low, high] = [0, stairs.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stairs.seconds[middle] ?? 0) < second) low = middle + 1;
      else high = middle;
    }
    if (low < stairs.size && (stairs.thirds[low] ?? 0) >= third) return false;
    const next = low < stairs.size && stairs.seconds[low] === second ? low + 1 : low;
    while (low > 0 && (stairs.thirds[low - 1] ?? 0) <= third) low -= 1;
    this.step(low, next, second, third);
    return true;
  }

  private step(from: number, to: number, second: number, third: number): void {
    const { stairs } = this;
    if (stairs.size + 1 >= stairs.seconds.length) {
      stairs.seconds = grown(stairs.seconds, stairs.size * 2);
      stairs.thirds = grown(stairs.thirds, stairs.size * 2);
    }
    stairs.seconds.copyWithin(from + 1, to, stairs.size);
    stairs.thirds.copyWithin(from + 1, to, stairs.size);
    stairs.seconds[from] = second;
    stairs.thirds[from] = third;
    stairs.size += from + 1 - to;
  }

  private copy(from: number, to: number): void {
    const { heap, parties } = this;
    for (let party = 0; party < parties; party += 1)
      heap[to * parties + party] = heap[from * parties + party] ?? 0;
    this.heapLeft[to] = this.heapLeft[from] ?? 0;
    this.heapMark[to] = this.heapMark[from] ?? 0;
  }

  private drop(from: number, to: number, onto: number): void {
    const { heap, heapLeft, heapMark, parties } = this;
    heap.copyWithin(onto * parties, from * parties, to * parties);
    heapLeft.copyWithin(onto, from, to);
    heapMark.copyWithin(onto, from, to);
  }

  /** The run that was merged, taken over into the pool. */
  private kept(end: number): Front {
    const from = this.size;
    const to = from + end;
    if (to > this.limits.places) this.isSpent = true;
    if (this.isSpent) return { from: 0, to: 0 };
    if (to > this.left.length) {
      this.points = grown(this.points, to * 2 * this.parties);
      this.left = grown(this.left, to * 2);
      this.mark = grown(this.mark, to * 2);
    }
    // Most runs are of a few points, for which views of the arrays would cost more than the copy.
    for (let at = 0, place = from * this.parties; at < end * this.parties; at += 1, place += 1)
      this.points[place] = this.heap[at] ?? 0;
    for (let at = 0; at < end; at += 1) {
      this.left[from + at] = this.heapLeft[at] ?? 0;
      this.mark[from + at] = this.heapMark[at] ?? 0;
    }
    this.size = to;
    return { from, to };
  }

  private reserve(places: number): void {
    if (places <= this.heapLeft.length) return;
    this.heap = grown(this.heap, places * 2 * this.parties);
    this.heapLeft = grown(this.heapLeft, places * 2);
    this.heapMark = grown(this.heapMark, places * 2);
  }

  private isEarlier(one: number, two: number): boolean {
    if (!this.isFirstKept) return true;
    for (const [options, place] of [[this.one, one] as const, [this.two, two] as const]) {
      options.fill(NOTHING);
      this.write(this.heapLeft[place] ?? 0, options);
      this.writeMark(this.heapMark[place] ?? NOTHING, options);
    }
    for (let issue = 0; issue < this.one.length; issue += 1) {
      const by = (this.one[issue] ?? 0) - (this.two[issue] ?? 0);
      if (by !== 0) return by < 0;
    }
    return true;
  }

  private write(place: number, options: Int32Array): void {
    for (let at = place; at > 0; at = this.left[at] ?? 0)
      this.writeMark(this.mark[at] ?? NOTHING, options);
  }

  private writeMark(mark: number, options: Int32Array): void {
    if (mark >= 0) options[Math.floor(mark / OPTIONS)] = mark % OPTIONS;
    else if (mark < NOTHING) this.write(-mark - 2, options);
  }
}

function grown<T extends Float64Array | Int32Array>(array: T, length: number): T {
  const larger = (
    array instanceof Float64Array ? new Float64Array(length) : new Int32Array(length)
  ) as T;
  larger.set(array);
  return larger;
}
