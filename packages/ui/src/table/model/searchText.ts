import { foldQuery } from './foldQuery';
import { foldText } from './foldText';

const blockSize = 512;

/** Folded text of all rows, concatenated in blocks to search with `indexOf`. */
export class SearchText {
  private readonly count: number;
  private readonly textAt: (row: number) => string;
  private readonly blocks: string[] = [];
  /** Start of each row's text in its block. */
  private readonly starts: Uint32Array;
  private readonly found = { query: '', rows: undefined as Uint32Array | undefined };

  constructor(count: number, textAt: (row: number) => string) {
    this.count = count;
    this.textAt = textAt;
    this.starts = new Uint32Array(count);
  }

  get isBuilt() {
    return this.blocks.length * blockSize >= this.count;
  }

  /** Builds blocks while `shouldContinue` returns true. Returns true when all blocks are built. */
  build(shouldContinue: () => boolean = () => true): boolean {
    while (!this.isBuilt && shouldContinue()) {
      const from = this.blocks.length * blockSize;
      const to = Math.min(from + blockSize, this.count);
      const parts: string[] = [];
      let start = 0;
      for (let row = from; row < to; row += 1) {
        const folded = foldText(this.textAt(row));
        const text = folded.includes('\n') ? folded.replaceAll('\n', ' ') : folded;
        this.starts[row] = start;
        start += text.length + 1;
        parts.push(text);
      }
      this.blocks.push(`${parts.join('\n')}\n`);
    }
    return this.isBuilt;
  }

  /** Returns the rows that contain the text, ascending; undefined for an empty text. */
  find(query: string): Uint32Array | undefined {
    const searched = foldQuery(query);
    const { found } = this;
    if (!searched) {
      found.query = '';
      found.rows = undefined;
    } else if (searched !== found.query) {
      this.build();
      // A longer query can only match rows that the shorter one matched.
      const among = found.query && searched.includes(found.query) ? found.rows : undefined;
      found.rows = among ? this.searchAmong(searched, among) : this.scan(searched);
      found.query = searched;
    }
    return found.rows;
  }

  private scan(searched: string): Uint32Array {
    const rows = new Uint32Array(this.count);
    let end = 0;
    for (const [number, block] of this.blocks.entries()) {
      const from = number * blockSize;
      const to = Math.min(from + blockSize, this.count);
      let row = from;
      for (let at = block.indexOf(searched); at >= 0 && row < to;) {
        while (row + 1 < to && this.starts[row + 1]! <= at) row += 1;
        rows[end++] = row;
        row += 1;
        at = row < to ? block.indexOf(searched, this.starts[row]) : -1;
      }
    }
    return rows.slice(0, end);
  }

  private searchAmong(searched: string, among: Uint32Array): Uint32Array {
    const rows = new Uint32Array(among.length);
    let end = 0;
    let at = 0;
    while (at < among.length) {
      const number = Math.floor(among[at]! / blockSize);
      const block = this.blocks[number]!;
      const to = (number + 1) * blockSize;
      let place = -1;
      for (; at < among.length && among[at]! < to; at += 1) {
        const row = among[at]!;
        const start = this.starts[row]!;
        if (place < start) place = block.indexOf(searched, start);
        if (place < 0) {
          while (at < among.length && among[at]! < to) at += 1;
          break;
        }
        const next = row + 1 < to && row + 1 < this.count ? this.starts[row + 1]! : block.length;
        if (place < next) rows[end++] = row;
      }
    }
    return rows.slice(0, end);
  }
}
