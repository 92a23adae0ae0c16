import type { Texts } from '../texts';

export const posts: Texts = {
  'Most stock counts fail in the first five minutes: two people start at opposite ends, meet at the dairy shelf, and one of them has already counted the cream. The figure that comes out is wrong by one crate, and from then on nobody believes the sheet.':
    'A maioria das contagens falha nos primeiros cinco minutos: duas pessoas começam em pontas opostas, encontram-se na prateleira dos lacticínios, e uma já contou as natas. O número sai errado por uma caixa, e daí em diante ninguém acredita na folha.',
  'We changed one thing. The sheet now follows the shelves, left to right and top to bottom, and the person who counts never holds the pen.':
    'Mudámos uma coisa. A folha segue agora as prateleiras, da esquerda para a direita e de cima para baixo, e quem conta nunca segura a caneta.',
  'What goes on the sheet': 'O que vai na folha',
  'The shelf first, the product second. People walk past shelves, not past categories.':
    'Primeiro a prateleira, depois o produto. As pessoas passam por prateleiras, não por categorias.',
  'The unit it is bought in. Three and a half crates is a count; forty-two lemons is an argument.':
    'A unidade em que se compra. Três caixas e meia é uma contagem; quarenta e dois limões é uma discussão.',
  'A blank, never last week’s number. A number that is already there gets copied.':
    'Um espaço em branco, nunca o número da semana passada. Um número que já lá está é copiado.',
  'The first honest count was 6% below the books. That was not theft. It was four months of half cases written as whole ones, and it took one evening to put right.':
    'A primeira contagem honesta ficou 6% abaixo dos livros. Não era roubo. Eram quatro meses de meias caixas escritas como inteiras, e bastou uma noite para corrigir.',
  'At ten past eight on a Friday the pass at Saltbox &amp; Rye held eleven plates and three arguments. Every one of the plates was hot when it was put there.':
    'Às oito e dez de uma sexta-feira, o passe do Saltbox &amp; Rye tinha onze pratos e três discussões. Todos os pratos estavam quentes quando lá foram postos.',
  'The trouble was not the cooks, and it was not the runners. There was room for six plates. The seventh went on top of the ticket printer, and from then on nobody could read a ticket without moving food.':
    'O problema não eram os cozinheiros nem os ajudantes. Havia lugar para seis pratos. O sétimo ia para cima da impressora, e a partir daí ninguém lia um talão sem mexer na comida.',
  'If there is no empty space on the pass, there is nobody running it.':
    'Se não há espaço livre no passe, ninguém o está a dirigir.',
  'We moved the printer up, took the bread basket away and painted six squares. A seventh plate now has nowhere to go, so somebody calls for hands. Landing time fell from nine minutes to six in a week.':
    'Subimos a impressora, tirámos o cesto do pão e pintámos seis quadrados. Um sétimo prato não tem para onde ir, e alguém pede mãos. O tempo de espera desceu de nove minutos para seis numa semana.',
  'We followed forty tables for a fortnight. Nobody read a description to its end when it ran past two lines, and nobody ordered a side that stood in a list called “Sides”.':
    'Seguimos quarenta mesas durante quinze dias. Ninguém leu até ao fim uma descrição com mais de duas linhas, e ninguém pediu um acompanhamento de uma lista chamada «Acompanhamentos».',
  'So the charred cabbage left the list and went under the lamb, with its price. It outsold the chips by Thursday.':
    'Por isso a couve grelhada saiu da lista e foi para debaixo do cordeiro, com o seu preço. Na quinta-feira já vendia mais do que as batatas fritas.',
  'Three rules we kept': 'Três regras que mantivemos',
  'Name what is done to it before where it comes from.': 'Diga o que se lhe faz antes de dizer de onde vem.',
  'One surprise a dish. Two read like a mistake.': 'Uma surpresa por prato. Duas parecem um erro.',
  'If the price needs an excuse, change the plate, not the words.':
    'Se o preço precisa de desculpa, mude o prato, não as palavras.',
  'The hardest part was to throw away “selection of”. Nobody has ever craved a selection.':
    'O mais difícil foi deitar fora «seleção de». Nunca ninguém teve desejos de uma seleção.',
  'A table of four that does not come is usually booked as four average bills lost. That is too much: what was not cooked was not bought twice. It is also too little, because the table of two you turned away at the door is nowhere in the books.':
    'Uma mesa de quatro que não aparece costuma contar como quatro contas médias perdidas. É demais: o que não se cozinhou não se comprou duas vezes. É também de menos, porque a mesa de dois que recusou à porta não está em nenhum livro.',
  'The sum': 'A conta',
  'The margin of four covers, not their price: about 62% of the bill here.':
    'A margem de quatro pessoas, não o preço: cerca de 62% da conta aqui.',
  'The walk-in you refused between a quarter to and half past.':
    'O cliente sem reserva que recusou entre o quarto e a meia hora.',
  'The prep that only keeps for one service. For us that is fish and salad.':
    'A preparação que só dura um serviço. Para nós, peixe e salada.',
  'Nothing for the wages. They were paid either way.': 'Nada pelos salários. Pagavam-se de qualquer forma.',
  'In New York it comes to $148 for a table of four. A message at two in the afternoon, with one button to cancel, costs four cents and saves one table in three.':
    'Em Nova Iorque são 148 $ por uma mesa de quatro. Uma mensagem às duas da tarde, com um botão para cancelar, custa quatro cêntimos e salva uma mesa em cada três.',
  'The fish at Casa Alecrim is not better because we have a better eye for it. It is better because the invoice of last Tuesday was paid last Tuesday.':
    'O peixe da Casa Alecrim não é melhor por termos melhor olho. É melhor porque a fatura de terça-feira passada foi paga na terça-feira passada.',
  'Small suppliers have no credit department. They have a phone, a van and a memory. When there are four good turbots and nine restaurants, the memory decides.':
    'Os pequenos fornecedores não têm departamento de crédito. Têm um telefone, uma carrinha e memória. Com quatro bons pregados e nove restaurantes, decide a memória.',
  'You are not buying fish. You are buying the second phone call.':
    'Não está a comprar peixe. Está a comprar o segundo telefonema.',
  'So payment dates are now a thing the app nags about, two days ahead, with the name of the person who is waiting. Late payments went from eleven a month to one.':
    'Por isso a aplicação lembra agora as datas de pagamento com dois dias de antecedência, com o nome de quem espera. Os atrasos passaram de onze por mês para um.',
  'A list that is too long is not done slowly. It is done in one go, from memory, at the door, with a coat on. That is how thirty-one ticks and an open gas tap happen on the same night.':
    'Uma lista longa demais não se faz devagar. Faz-se de uma vez, de memória, à porta, de casaco vestido. É assim que trinta e um vistos e uma torneira de gás aberta acontecem na mesma noite.',
  'The nine': 'Os nove',
  'Gas off at the wall.': 'Gás fechado na parede.',
  'Walk-in door closed, seal felt with the hand.': 'Porta da câmara fria fechada, borracha verificada com a mão.',
  'Fryer covered.': 'Fritadeira tapada.',
  'Raw below cooked.': 'O cru por baixo do cozinhado.',
  'Everything labelled with today.': 'Tudo etiquetado com a data de hoje.',
  'Drains clear.': 'Ralos desimpedidos.',
  'Ice machine shut.': 'Máquina de gelo fechada.',
  'Bins out.': 'Lixo na rua.',
  'Back door, from outside.': 'Porta das traseiras, por fora.',
  'Everything else moved to the morning, where someone is awake enough to do it properly.':
    'Tudo o resto passou para a manhã, quando alguém está acordado o suficiente para o fazer bem.',
  'There are three moments to say that the short rib is finished: when they sit down, when they order, and when the kitchen sends somebody out. Each costs about ten times what the one before does.':
    'Há três momentos para dizer que o entrecosto acabou: quando se sentam, quando pedem e quando a cozinha manda alguém lá fora. Cada um custa cerca de dez vezes mais do que o anterior.',
  'The board in the app takes one tap from the line, and the tablets on the floor show it two seconds later. What took longer was the habit. For the first month we counted how many portions were left when the tap was made. The answer was zero, and often less.':
    'O quadro da aplicação precisa de um toque na linha, e os tablets da sala mostram-no dois segundos depois. O que demorou foi o hábito. No primeiro mês contámos quantas doses restavam no momento do toque. A resposta era zero, e muitas vezes menos.',
  'Tap at four, not at nought': 'Toque aos quatro, não a zero',
  'Now the dish is marked “last four” while there still are four. Servers sell them, tables feel lucky, and the rib has not been struck off a ticket since September.':
    'Agora o prato é marcado «últimos quatro» enquanto há quatro. A sala vende-os, as mesas sentem-se com sorte, e desde setembro não se riscou nenhum de um talão.',
  'Half the people who left in spring named the same reason, and it was not the pay. They did not know on Thursday whether they worked on Saturday.':
    'Metade dos que saíram na primavera deu a mesma razão, e não era o salário. À quinta-feira não sabiam se trabalhavam ao sábado.',
  'The new roster comes out every second Monday, for the fourteen days that begin a week later. What is out is fixed. Whoever wants a change finds a swap, and the app only asks the manager when the swap would cost overtime or leave a station without anyone trained for it.':
    'A nova escala sai de duas em duas segundas-feiras, para os catorze dias que começam uma semana depois. O que sai está fixo. Quem quiser mudar encontra uma troca, e a aplicação só pergunta ao gerente se custar horas extra ou deixar um posto sem ninguém formado.',
  'Open shifts fell by half.': 'Os turnos por preencher caíram para metade.',
  'Sick notes on Saturdays fell by a third.': 'As baixas ao sábado caíram um terço.',
  'The manager got Mondays back.': 'O gerente recuperou as segundas-feiras.',
  'The hardest rule to keep is ours: no more “could you just”. We broke it twice, and both times it cost us a week of trust.':
    'A regra mais difícil é a nossa: acabou o «podias só». Quebrámo-la duas vezes, e de ambas custou-nos uma semana de confiança.',
  'On the card it said “a knob of butter, miso to taste”. In Tokyo taste is one thing and in Lisbon another, and a knob is whatever the person who trained you held up.':
    'Na ficha dizia «uma noz de manteiga, miso a gosto». Em Tóquio o gosto é uma coisa e em Lisboa outra, e uma noz é o que mostrou quem o formou.',
  'We weighed everything for a week, without changing anything, and wrote down what each kitchen really did. The differences were not where we had looked for them: the butter was the same to the gram, the miso differed by a factor of two, and New York had added lime.':
    'Pesámos tudo durante uma semana, sem mudar nada, e escrevemos o que cada cozinha fazia mesmo. As diferenças não estavam onde as procurávamos: a manteiga era igual ao grama, o miso variava para o dobro, e Nova Iorque juntava lima.',
  'The lime stayed. It is on the card now, for all three.': 'A lima ficou. Está agora na ficha, para as três.',
  'A recipe card has a yield, weights, one photo of how it looks when it is right and one of how it looks when it is too late. No adjectives.':
    'Uma ficha de receita tem um rendimento, pesos, uma fotografia de como fica certo e outra de quando já é tarde. Sem adjetivos.',
  'A void before the ticket prints is a slip of the finger. A void after it printed is a plate. They stand in the same column on most reports, and so nobody reads the column.':
    'Uma anulação antes de imprimir o talão é um deslize do dedo. Depois de imprimir é um prato. Na maioria dos relatórios estão na mesma coluna, e por isso ninguém lê a coluna.',
  'We split them. The first kind tells you which button is too close to which. The second tells you what left the pass and came back, and at which minute.':
    'Separámo-las. A primeira diz que botão está perto demais de qual. A segunda diz o que saiu do passe e voltou, e em que minuto.',
  'What we found': 'O que descobrimos',
  'Nine of ten slips were the same two buttons. They have swapped places.':
    'Nove em cada dez deslizes eram os mesmos dois botões. Trocaram de lugar.',
  'Plates came back mostly between 20:40 and 21:10, from the six tables furthest from the pass.':
    'Os pratos voltavam sobretudo entre as 20:40 e as 21:10, das seis mesas mais longe do passe.',
  'Comps followed ten minutes later, on the same tables.': 'As ofertas vinham dez minutos depois, nas mesmas mesas.',
  'One more runner in that half hour costs $19 a night. The plates that came back cost $70.':
    'Mais um ajudante nessa meia hora custa 19 $ por noite. Os pratos devolvidos custavam 70 $.',
  'Oil is the one thing in the dry store that rises in price every month from May to October and is no better for it. We ordered by the pallet as the cellar emptied, and paid for each of those months.':
    'O azeite é a única coisa da despensa que sobe de preço todos os meses de maio a outubro sem melhorar. Encomendávamos à palete quando a cave esvaziava, e pagávamos cada um desses meses.',
  'This year the group bought 1,140 litres in November, from two presses, at one price. It takes a third of a shelf in each restaurant and a corner of the warehouse.':
    'Este ano o grupo comprou 1140 litros em novembro, a dois lagares, a um preço. Ocupa um terço de prateleira em cada restaurante e um canto do armazém.',
  'What to check first': 'O que verificar primeiro',
  'That it keeps: dark, cool, and in tins of five litres.':
    'Que se conserva: no escuro, ao fresco e em latas de cinco litros.',
  'That the press takes payment in three parts.': 'Que o lagar aceita pagamento em três vezes.',
  'That the chef has tasted the tin and not the sample.': 'Que o chefe provou a lata e não a amostra.',
  'Against last year’s invoices it saves 11%. Against last year’s panic in August it saves rather more.':
    'Face às faturas do ano passado poupa 11%. Face ao pânico de agosto passado, um pouco mais.',
  'Somebody who follows a good server for a week learns to follow. So each of the first four evenings has one job, and that job is real.':
    'Quem segue um bom empregado durante uma semana aprende a seguir. Por isso cada uma das quatro primeiras noites tem uma tarefa, e é a sério.',
  'Run food. By the end of it they know every table number and every plate.':
    'Levar comida. No fim sabem todos os números de mesa e todos os pratos.',
  'Water, bread and clearing on one section. They learn to look at a table without being asked.':
    'Água, pão e levantar numa secção. Aprendem a olhar para uma mesa sem lhes pedirem.',
  'Two tables of their own, with somebody at the next section who has one table fewer.':
    'Duas mesas suas, com alguém na secção ao lado que tem menos uma.',
  'Four tables, and the till. The manager reads the bills with them after close.':
    'Quatro mesas e a caixa. O gerente lê as contas com eles depois do fecho.',
  'On the fifth evening they are on the roster. Not everybody stays, but those who go do so on the second evening and not in the second month.':
    'Na quinta noite estão na escala. Nem todos ficam, mas os que saem fazem-no na segunda noite e não no segundo mês.',
  'A list of allergens that is typed a second time is wrong within a month. Ours was right on the wall, old on the tablets and missing on the delivery menu.':
    'Uma lista de alergénios escrita segunda vez está errada num mês. A nossa estava certa na parede, velha nos tablets e em falta na ementa de entregas.',
  'Now it is worked out from the recipe cards. Whoever changes a card sees which dishes gain or lose a mark, and the change cannot be published until a second person has looked.':
    'Agora é calculada a partir das fichas de receita. Quem muda uma ficha vê que pratos ganham ou perdem uma marca, e a mudança não é publicada sem uma segunda pessoa a ver.',
  'Still open: what we say when a supplier swaps a product on the morning of the delivery. We will write that down when we have tried it for a month.':
    'Ainda em aberto: o que dizemos quando um fornecedor troca um produto na manhã da entrega. Escrevemos isso depois de um mês de experiência.',
  'Covers by half hour, January to March, three years. Wages against the last hour of service.':
    'Pessoas por meia hora, de janeiro a março, três anos. Salários face à última hora de serviço.',
  'Lisbon: close at 22:30 on Mondays?': 'Lisboa: fechar às 22:30 à segunda-feira?',
  'Tokyo: the last train decides.': 'Tóquio: decide o último comboio.',
  'New York: ask Ilse about the bar.': 'Nova Iorque: perguntar à Ilse pelo bar.',
};
