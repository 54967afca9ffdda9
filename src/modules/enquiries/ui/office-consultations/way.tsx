import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';

/** On the page of a request: the way to its times. */
export function ConsultationWay({ id }: { id: string }) {
  return (
    <Card title={m.office_consult_way()}>
      <div className="desk-row">
        <Button size="sm" to={`/office/consultations/${id}`}>
          {m.office_consult_way_button()}
        </Button>
      </div>
    </Card>
  );
}
