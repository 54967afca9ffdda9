import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { learnedWords } from './words.ts';

type Props = { overlap: keyof typeof learnedWords | null; isOpen: boolean };

/** In plain words, before anybody bids: how it goes, what can be worked out from the sum, and that a signature alone binds. */
export function HowItWorks({ overlap, isOpen }: Props) {
  const learned = overlap ? [overlap] : (['midpoint', 'demand'] as const);
  return (
    <Card>
      <details open={isOpen}>
        <summary className="bid-sum">{m.bidding_how()}</summary>
        <ul className="bid-how">
          <li>{m.bidding_how_bids()}</li>
          <li>{m.bidding_how_round()}</li>
          <li>{m.bidding_how_missed()}</li>
          {learned.map((rule) => (
            <li key={rule}>{learnedWords[rule]()}</li>
          ))}
          <li>{m.bidding_how_shading()}</li>
          <li>{m.bidding_how_offers()}</li>
          <li>{m.bidding_how_binds()}</li>
        </ul>
      </details>
    </Card>
  );
}
