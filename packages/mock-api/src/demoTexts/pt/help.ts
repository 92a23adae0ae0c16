import type { Texts } from '../texts';

export const help: Texts = {
  'title:Basic': 'title:Básico',
  'For a single restaurant': 'Para um único restaurante',
  'One restaurant': 'Um restaurante',
  'Up to 5 people': 'Até 5 pessoas',
  'Bills of the last 30 days': 'Contas dos últimos 30 dias',
  'One menu': 'Uma ementa',
  'Support by e-mail': 'Apoio por e-mail',
  'title:Standard': 'title:Standard',
  'For a busy restaurant with a full team': 'Para um restaurante movimentado com equipa completa',
  'Up to 3 restaurants': 'Até 3 restaurantes',
  'Up to 60 people': 'Até 60 pessoas',
  'Unlimited bill history': 'Histórico de contas ilimitado',
  'Menus by daypart and channel': 'Ementas por período do dia e canal',
  'Supply shop with saved orders': 'Loja de abastecimento com encomendas guardadas',
  'Support by chat within an hour': 'Apoio por chat em menos de uma hora',
  'title:Enterprise': 'title:Empresarial',
  'For restaurant groups': 'Para grupos de restaurantes',
  'Any number of restaurants': 'Restaurantes sem limite',
  'Any number of people': 'Pessoas sem limite',
  'Custom roles and permissions': 'Funções e permissões personalizadas',
  'API keys for tills and bookkeeping': 'Chaves de API para caixas e contabilidade',
  'Two-step sign-in for everyone': 'Início de sessão em dois passos para todos',
  'A personal contact': 'Um contacto pessoal',
  'When does a new plan start?': 'Quando começa um novo plano?',
  'What happens to our data if we choose a smaller plan?':
    'O que acontece aos nossos dados se escolhermos um plano mais pequeno?',
  'Can each restaurant of a group be billed separately?': 'Cada restaurante de um grupo pode ser faturado em separado?',
  'Is there a discount for yearly payment?': 'Há desconto no pagamento anual?',
  'How does the trial end?': 'Como termina o período experimental?',
  'Immediately. The unused part of the old period is deducted from the first payment of the new one.':
    'Imediatamente. A parte não utilizada do período anterior é descontada no primeiro pagamento do novo.',
  'Nothing is deleted. What the smaller plan does not include can be read and exported, but not changed.':
    'Nada é eliminado. O que o plano mais pequeno não inclui pode ser consultado e exportado, mas não alterado.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice.':
    'Sim. Adicione uma morada de faturação para cada restaurante. Cada um passa a receber a sua fatura.',
  'Yes. The yearly prices shown include it. If you cancel, the remaining full months are refunded.':
    'Sim. Os preços anuais apresentados já o incluem. Se cancelar, os meses completos restantes são reembolsados.',
  'It ends automatically after 14 days. You return to your previous plan, and nothing is charged for the trial.':
    'Termina automaticamente ao fim de 14 dias. Volta ao plano anterior e nada é cobrado pelo período experimental.',
  'title:Payment': 'title:Pagamento',
  'Cards, invoices and your plan': 'Cartões, faturas e o seu plano',
  'When is my plan charged?': 'Quando é cobrado o meu plano?',
  'Which cards can I pay with?': 'Com que cartões posso pagar?',
  'Where do I find my invoices?': 'Onde encontro as minhas faturas?',
  'What happens when a payment fails?': 'O que acontece quando um pagamento falha?',
  'Can each restaurant have its own invoice?': 'Cada restaurante pode ter a sua própria fatura?',
  'How do I add our tax number?': 'Como adiciono o nosso número de contribuinte?',
  'At the start of each period, on the day of the month on which you started. A yearly plan is charged once a year and costs less.':
    'No início de cada período, no dia do mês em que começou. Um plano anual é cobrado uma vez por ano e custa menos.',
  'Debit and credit cards of all common brands, and PayPal. Groups of five or more restaurants can also pay by bank transfer.':
    'Cartões de débito e de crédito de todas as marcas habituais, e PayPal. Grupos com cinco ou mais restaurantes podem também pagar por transferência.',
  'In Account settings, under Billing. They are also sent to the billing address by e-mail.':
    'Nas definições da conta, em Faturação. São também enviadas por e-mail para a morada de faturação.',
  'We try again after one, three and seven days, and inform you each time. Your plan stays active for 14 days, and no data is deleted.':
    'Voltamos a tentar ao fim de um, três e sete dias, e avisamos de cada vez. O seu plano mantém-se ativo 14 dias e nenhum dado é eliminado.',
  'Yes. Add a billing address for each restaurant. Each then receives its own invoice, with its own tax number.':
    'Sim. Adicione uma morada de faturação para cada restaurante. Cada um passa a receber a sua fatura, com o seu número de contribuinte.',
  'In Account settings, under Billing. It is printed on all later invoices.':
    'Nas definições da conta, em Faturação. Aparece em todas as faturas seguintes.',
  'title:Delivery': 'title:Entrega',
  'When and how supplies are delivered': 'Quando e como são entregues os produtos',
  'When must I order for delivery tomorrow?': 'Até quando devo encomendar para receber amanhã?',
  'Where is my delivery?': 'Onde está a minha entrega?',
  'What does delivery cost?': 'Quanto custa a entrega?',
  'Can someone else accept the delivery?': 'Outra pessoa pode receber a entrega?',
  'What if part of my order is missing?': 'E se faltar parte da minha encomenda?',
  'By 22:00 for dry goods and by 18:00 for fresh goods, in the time zone of the restaurant. Later orders are delivered a day later.':
    'Até às 22:00 para secos e até às 18:00 para frescos, no fuso horário do restaurante. As encomendas mais tardias chegam um dia depois.',
  'Open the order. It shows the date on which each product is delivered.':
    'Abra a encomenda. Lá está a data de entrega de cada produto.',
  'Delivery is free for orders of {0} or more. Below that, it costs {1} per order. Some products are always delivered for free.':
    'A entrega é gratuita em encomendas a partir de {0}. Abaixo disso custa {1} por encomenda. Alguns produtos têm sempre entrega gratuita.',
  'Yes. Everyone on your staff can sign for it. You can also name a safe place in the delivery note.':
    'Sim. Todos na sua equipa podem assinar. Pode também indicar um local seguro na nota de entrega.',
  'Tell the driver, or call us within 12 hours. Missing products are credited on the invoice or delivered with the next van.':
    'Diga ao motorista ou telefone-nos em 12 horas. Os produtos em falta são creditados na fatura ou entregues na viagem seguinte.',
  'Cancellation and returns': 'Cancelamentos e devoluções',
  'Cancel an order or return products': 'Cancelar uma encomenda ou devolver produtos',
  'Can I cancel an order?': 'Posso cancelar uma encomenda?',
  'How do I return products?': 'Como devolvo produtos?',
  'When do I get my money back?': 'Quando recebo o meu dinheiro?',
  'Can I leave Larder at any time?': 'Posso deixar o Larder em qualquer altura?',
  'I deleted something. Can I get it back?': 'Eliminei uma coisa. Posso recuperá-la?',
  'Yes. Call us until 22:00 on the day of the order. Later, it is already packed.':
    'Sim. Telefone-nos até às 22:00 do dia da encomenda. Depois já está embalada.',
  'Give closed boxes of dry goods to the driver within 14 days. Fresh goods can only be returned if something is wrong with them.':
    'Entregue ao motorista as caixas fechadas de produtos secos em 14 dias. Os frescos só podem ser devolvidos se tiverem algum defeito.',
  'Within three working days, by the payment method of the order. Amounts below $20 are deducted from the next order.':
    'Em três dias úteis, pelo método de pagamento da encomenda. Valores abaixo de 20 $ são descontados na encomenda seguinte.',
  'Yes, at the end of the paid month or year. You can export your bills, menus, staff and invoices before.':
    'Sim, no fim do mês ou do ano pago. Antes disso pode exportar contas, ementas, pessoal e faturas.',
  'Yes. Choose Undo in the message, or press Ctrl and Z. Contact us if you notice it later: we can restore records for 30 days.':
    'Sim. Escolha Anular na mensagem, ou prima Ctrl e Z. Se der por isso mais tarde, contacte-nos: podemos restaurar registos durante 30 dias.',
  'My orders': 'As minhas encomendas',
  'Placing, repeating and finding orders': 'Fazer, repetir e encontrar encomendas',
  'How do I repeat an order?': 'Como repito uma encomenda?',
  'Can I change an order after placing it?': 'Posso alterar uma encomenda depois de a fazer?',
  'Who on my team can order?': 'Quem na minha equipa pode encomendar?',
  'Why has a price changed since yesterday?': 'Porque é que um preço mudou desde ontem?',
  'How long are orders kept?': 'Durante quanto tempo são guardadas as encomendas?',
  'Open the past order and choose Order again. Products that are out of stock are left out.':
    'Abra a encomenda anterior e escolha Encomendar de novo. Os produtos esgotados ficam de fora.',
  'To add products, place another order. To remove some, call us until 22:00 on the day of the order.':
    'Para acrescentar produtos, faça outra encomenda. Para retirar, telefone-nos até às 22:00 do dia da encomenda.',
  'Everyone with the right to create orders. You give rights to roles.':
    'Todos os que têm direito a criar encomendas. Os direitos são dados às funções.',
  'Fresh goods are priced every night. If a product in your cart has a new price, you are asked to accept it before you pay.':
    'Os frescos têm preços novos todas as noites. Se um produto do carrinho mudar de preço, pedimos-lhe que o aceite antes de pagar.',
  'As long as you have an account, and at least ten years where the law requires it.':
    'Enquanto tiver conta, e pelo menos dez anos onde a lei o exige.',
  'Products and services': 'Produtos e serviços',
  'What Larder does and what it works with': 'O que o Larder faz e com que funciona',
  'Does Larder work with my till?': 'O Larder funciona com a minha caixa?',
  'Does Larder work offline?': 'O Larder funciona offline?',
  'Which languages does Larder support?': 'Que línguas suporta o Larder?',
  'How many people can use it?': 'Quantas pessoas o podem usar?',
  'Where is my data kept?': 'Onde ficam os meus dados?',
  'Can you train my team?': 'Podem dar formação à minha equipa?',
  'It works with most tills. They send their bills every minute, and receive the menu and the sold-out items.':
    'Com a maioria das caixas. Enviam as contas a cada minuto e recebem a ementa e os artigos esgotados.',
  'You can read pages that you have opened before. Chat messages and comments are sent when the connection returns. Other changes need a connection.':
    'Pode ler as páginas que já abriu. As mensagens e os comentários são enviados quando a ligação voltar. As outras alterações precisam de ligação.',
  'English, French, German, Portuguese and Arabic. Each person chooses a language.':
    'Inglês, francês, alemão, português e árabe. Cada pessoa escolhe a sua língua.',
  'That depends on the plan: up to 5 people with Basic, up to 60 with Standard, and any number with Enterprise.':
    'Depende do plano: até 5 pessoas com o Básico, até 60 com o Standard e sem limite com o Empresarial.',
  'Encrypted, in two data centres in the region of the restaurant. Backups are made every hour and kept for 35 days.':
    'Encriptados, em dois centros de dados na região do restaurante. As cópias de segurança são feitas de hora a hora e guardadas 35 dias.',
  'Yes. Every plan includes an hour of training by video, and Enterprise an evening at your restaurant.':
    'Sim. Todos os planos incluem uma hora de formação por vídeo, e o Empresarial uma noite no seu restaurante.',
  'Getting started': 'Primeiros passos',
  'Bills and payments': 'Contas e pagamentos',
  'title:Menus': 'title:Ementas',
  'title:People': 'title:Pessoas',
  'title:Supplies': 'title:Abastecimento',
  'Your account': 'A sua conta',
  'From a new account to the first service.': 'Da conta nova ao primeiro serviço.',
  'Voids, refunds and the end of the day.': 'Anulações, reembolsos e fecho do dia.',
  'Drafts, publishing, prices and allergens.': 'Rascunhos, publicação, preços e alergénios.',
  'Staff, roles, approvals and hiring.': 'Pessoal, funções, aprovações e contratação.',
  'Orders, deliveries and invoices.': 'Encomendas, entregas e faturas.',
  'Sign-in, plan and data.': 'Início de sessão, plano e dados.',
  'The first day': 'O primeiro dia',
  'Finding your way': 'Orientar-se',
  'During service': 'Durante o serviço',
  'After service': 'Depois do serviço',
  'Editing a menu': 'Editar uma ementa',
  'title:Staff': 'title:Pessoal',
  'Approvals and hiring': 'Aprovações e contratação',
  'title:Ordering': 'title:Encomendar',
  'Deliveries and invoices': 'Entregas e faturas',
  'Signing in': 'Iniciar sessão',
  'Plan and data': 'Plano e dados',
  'How do I set up a restaurant?': 'Como configuro um restaurante?',
  'How do I connect the till?': 'Como ligo a caixa?',
  'How do I find pages and records?': 'Como encontro páginas e registos?',
  'How do I switch between restaurants?': 'Como mudo de restaurante?',
  'What is the difference between a void and a comp?': 'Qual é a diferença entre uma anulação e uma oferta?',
  'How do I split a bill?': 'Como divido uma conta?',
  'How do I refund a payment?': 'Como reembolso um pagamento?',
  'When does a business day end?': 'Quando termina um dia de exploração?',
  'Why is my change not on sale yet?': 'Porque é que a minha alteração ainda não está à venda?',
  'Can an item have different prices at different restaurants?':
    'Um artigo pode ter preços diferentes em restaurantes diferentes?',
  'How do I mark an item as sold out?': 'Como marco um artigo como esgotado?',
  'How do I declare allergens?': 'Como declaro alergénios?',
  'How do I give someone access?': 'Como dou acesso a alguém?',
  'What can each role do?': 'O que pode fazer cada função?',
  'Who can approve voids and refunds?': 'Quem pode aprovar anulações e reembolsos?',
  'How do I hire a candidate?': 'Como contrato um candidato?',
  'Who can order in the supply shop?': 'Quem pode encomendar na loja?',
  'How do I check a delivery?': 'Como verifico uma entrega?',
  'Why does an invoice differ from its order?': 'Porque é que uma fatura difere da encomenda?',
  'How do I set up two-step sign-in?': 'Como configuro o início de sessão em dois passos?',
  'How do I sign in without my phone?': 'Como inicio sessão sem o meu telemóvel?',
  'How do I change my plan?': 'Como mudo de plano?',
  'How do I export my data?': 'Como exporto os meus dados?',
};
