// What a client needs of the machine it runs on. A page has it from the browser; programs and tests bring their own.

export interface Reply {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface Request {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An open line. It tells when it is open, what it hears, and when it is gone; it never comes back. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  open(): void;
  heard(text: string): void;
  gone(): void;
}

export interface Wire {
  /** 'https://table.example', without a slash at its end. */
  readonly base: string;
  fetch(url: string, request: Request): Promise<Reply>;
  connect(url: string, headers: Readonly<Record<string, string>>, events: LineEvents): Line;
  after(milliseconds: number, work: () => void): void;
  /** From 0 to below 1: so that not everybody comes back at the same moment. */
  random(): number;
  /** Programs carry their cookie themselves; a browser does it for a page. */
  readonly jar?: { cookie: string | undefined };
}
